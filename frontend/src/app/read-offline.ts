import type { QueryClient } from "@tanstack/react-query";

import { readForLater } from "./read-for-later";

const PATH = "/service-worker.js";
const LOOK_AGAIN_MS = 250;
let begun = false;

/**
 * For whoever is signed in: the app can be opened without a connection from now on, with the profile and the newest
 * documents. Nothing of it is asked for before the page has been drawn, has all that it asked for and is at rest.
 */
export function prepareReadingOffline(server: QueryClient) {
  if (begun || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  begun = true;
  const begin = () => atRest(server, () => void prepare().catch(() => undefined)); // without it, all is as it was
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

async function prepare() {
  await navigator.serviceWorker.register(PATH);
  await navigator.serviceWorker.ready;
  await readForLater(performance.timeOrigin);
}

function atRest(server: QueryClient, work: () => void) {
  if (server.isFetching() === 0) whenIdle(work);
  else setTimeout(() => atRest(server, work), LOOK_AGAIN_MS);
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3_000);
