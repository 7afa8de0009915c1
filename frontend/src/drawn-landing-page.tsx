import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

import { currentUserQuery } from "./api/queries/current-user";
import { Providers } from "./app/providers";
import { createQueryClient } from "./app/query-client";
import { routes } from "./app/routes";
import { activate } from "./i18n/language";
import type { Language } from "./i18n/preferred-language";

const TITLE = /^<title>(.*?)<\/title>/;
/** The Content-Security-Policy allows none; what they say of an empty list of notices, their classes say too. */
const STYLE = / style="[^"]*"/g;

/** The page at / as a visitor sees it first: rendered at build time, for the app to take over in the browser. */
export async function drawLandingPage(language: Language): Promise<{ title: string; markup: string }> {
  await activate(language);
  const server = createQueryClient();
  server.queryClient.setQueryData(currentUserQuery.queryKey, null);
  const rendered = renderToString(
    <Providers server={server}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  const [, title] = TITLE.exec(rendered) ?? [];
  if (title === undefined) throw new Error(`no title before ${rendered.slice(0, 100)}`);
  return { title, markup: rendered.replace(TITLE, "").replace(STYLE, "") };
}
