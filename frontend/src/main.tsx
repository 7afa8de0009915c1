import "./styles/index.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";

import { currentUserQuery } from "./api/queries/current-user";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { router } from "./app/router";
import { preferredLanguage, speak } from "./i18n/language";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const server = createQueryClient();
server.queryClient.query(currentUserQuery).catch(() => undefined); // the screen that asks again says what went wrong

await speak(preferredLanguage());

createRoot(root).render(
  <StrictMode>
    <Providers server={server}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
