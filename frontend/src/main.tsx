import "./styles/index.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";

import { currentUserQuery } from "./api/queries/current-user";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { router } from "./app/router";
import { loadSignedIn } from "./app/signed-in-parts";
import { preferredLanguage, speak } from "./i18n/language";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const server = createQueryClient();
server.queryClient.query(currentUserQuery).catch(() => undefined); // the screen that asks again says what went wrong

await speak(preferredLanguage());
void draw(root);

/** Not awaited by this module: the code for who is signed in imports from it, and each would wait for the other. */
async function draw(element: HTMLElement) {
  const isSomebodyThere = server.queryClient.getQueryData(currentUserQuery.queryKey);
  if (isSomebodyThere) await loadSignedIn().catch(() => undefined); // the screen tries again, and says so
  createRoot(element).render(
    <StrictMode>
      <Providers server={server}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
