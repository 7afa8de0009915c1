import "./styles/index.css";

import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

import { currentUserQuery } from "./api/queries/current-user";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { routes } from "./app/routes";
import { loadSignedIn } from "./app/signed-in-parts";
import { repeatEarlyClick } from "./early-click";
import { speak } from "./i18n/language";
import { preferredLanguage } from "./i18n/preferred-language";
import { followDevice } from "./ui/theme";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const server = createQueryClient();
server.queryClient.query(currentUserQuery).catch(() => undefined); // the screen that asks again says what went wrong

followDevice();
await speak(preferredLanguage());
setTimeout(() => void draw(root)); // a task of its own: a finger may come between

/** Not awaited by this module: the code for who is signed in imports from it, and each would wait for the other. */
async function draw(element: HTMLElement) {
  const isSomebodyThere = server.queryClient.getQueryData(currentUserQuery.queryKey);
  if (isSomebodyThere) {
    setTimeout(prepareLists);
    await loadSignedIn().catch(() => undefined); // the screen tries again, and says so
  }
  const isDrawn = element.dataset.drawn !== undefined; // by `drawn-landing-page.tsx`
  const app = (
    <StrictMode>
      <Providers server={server}>
        {/* Told that it takes over what is there, the router leaves it scrolled as it is. */}
        <RouterProvider router={createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {})} />
      </Providers>
      <Started root={element} />
    </StrictMode>
  );
  // As a transition React pauses every few milliseconds: a slow phone answers a finger meanwhile.
  startTransition(() => {
    if (isDrawn) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
}

/** The browser's first list of a visit takes a slow phone 60 ms; here while it waits for the server, not with the screen. */
const prepareLists = () => new Intl.ListFormat(preferredLanguage(), { type: "conjunction" }).format(["", ""]);

function Started({ root: element }: { root: HTMLElement }) {
  useEffect(() => repeatEarlyClick(element), [element]);
  return null;
}
