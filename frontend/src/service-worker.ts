/// <reference lib="webworker" />
import { clientsClaim } from "workbox-core";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;
/** By `bundling/service-worker.ts`. */
declare const PRECACHED: { url: string; revision: string | null }[];

/** What the server answers by itself: no page of the app stands in for it. */
const OF_THE_SERVER = [/^\/api\//, /^\/d\//, /^\/admin/, /\.xml$/];

/*
 * The app itself without a connection: its page and the code of the screens that can be read. A page is always asked of the
 * server first, so a new version is there at the next load; answers of the API are none of this file's business.
 */
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
precacheAndRoute(PRECACHED, { directoryIndex: "", cleanURLs: false });
registerRoute(new NavigationRoute(openPage, { denylist: OF_THE_SERVER }));

async function openPage({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  try {
    const preloaded = (await (event as FetchEvent).preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch (error) {
    const page = await matchPrecache("/index.html");
    if (page) return page;
    throw error;
  }
}
