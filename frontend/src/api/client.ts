import createClient from "openapi-fetch";

import { toHttpError } from "./http-error";
import { fetchOrKept } from "./kept-answers";
import type { paths } from "./schema";

/**
 * The API's calls, typed out of its OpenAPI document: path, parameters, body and answer. A refusal rejects with
 * HttpError, no answer at all with the network's own error.
 */
export const api = createClient<paths>({
  baseUrl: import.meta.env.SSR ? "" : window.location.origin, // where the landing page is drawn, nothing is asked
  credentials: "include",
  fetch: fetchOrKept,
});

/** Where the browser is, by its IANA name: a letter carries its person's own day, and years of work end with it. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const DATED = /^\/api\/(generate|career-suggestions|voice\/save-job)/;

/** By the page itself, see `web_api/http/frontend.py`. */
const PRELOADED = new Set(["/api/auth/user", "/api/profile", "/api/generated-documents"]);

api.use({
  onRequest({ request }) {
    // What the page preloads is asked for as plainly as it does: a header more, and it would be asked for twice.
    if (request.method === "GET" && PRELOADED.has(new URL(request.url).pathname)) return;
    // Asked of the browser it costs a slow phone a tenth of a second: only what is dated by it says where the person is.
    if (DATED.test(new URL(request.url).pathname)) request.headers.set("Time-Zone", ownTimeZone());
    request.headers.set("Accept-Language", document.documentElement.lang); // mail comes in the language of the page
  },
  async onResponse({ response }) {
    if (!response.ok) throw await toHttpError(response);
  },
});

/** The body of a call's answer. */
export async function answerOf<Answer>(call: Promise<{ data?: Answer }>): Promise<Answer> {
  return (await call).data as Answer;
}

/** Sends the fields of a body as a form, its type set by the browser. */
export function asForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields) as [string, Blob | string | Blob[]][])
    for (const value of [values].flat()) form.append(name, value);
  return form;
}
