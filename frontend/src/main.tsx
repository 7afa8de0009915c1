import "./styles/index.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";

import { Providers } from "./app/providers";
import { router } from "./app/router";
import { preferredLanguage, speak } from "./i18n/language";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

await speak(preferredLanguage());

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
