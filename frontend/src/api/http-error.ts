import { isShowingKept } from "./kept-answers";
import type { components } from "./schema";

type Problem = components["schemas"]["Problem"];

/** What a refusal says: its code with parameters, and the same in English. Each is absent where nothing was sent. */
export interface Refusal {
  code?: string | undefined;
  params?: Problem["params"] | undefined;
  message?: string | undefined;
}

/** The server said no. */
export class ServerRefusal extends Error {
  readonly refusal: Refusal;
  readonly code: string | undefined;

  constructor(message: string, refusal: Refusal) {
    super(message);
    this.refusal = refusal;
    this.code = refusal.code;
  }
}

/** An answer outside of 200-299. `message` is the specification's form: status, colon, body. */
export class HttpError extends ServerRefusal {
  override name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string, refusal: Refusal) {
    super(message, refusal);
    this.status = status;
  }
}

/** Reads a failed response to its end. A body of markup (a proxy's error page) is never taken for a sentence. */
export async function toHttpError(response: Response): Promise<HttpError> {
  const body = await response.text();
  const refusal = readRefusal(body, response.headers.get("X-Error-Code") ?? undefined);
  return new HttpError(response.status, `${response.status}: ${body || response.statusText}`, refusal);
}

/** `code` comes beside a body of plain text. */
function readRefusal(body: string, code: string | undefined): Refusal {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem !== "object" || problem === null) return {};
    const told = problem as Partial<Problem>;
    return { code: asText(told.code), params: told.params, message: asText(told.message) };
  } catch {
    return body.trimStart().startsWith("<") ? {} : { code, message: asText(body.trim()) };
  }
}

const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export const isUnauthorized = (error: unknown) =>
  error instanceof HttpError ? error.status === 401 : error instanceof Error && /\bUnauthorized\b/.test(error.message);

/** Nothing was sent: the device knows of no network, or what is shown comes from it since no answer came. */
export const isNoConnection = (error: unknown) => error instanceof TypeError && (!navigator.onLine || isShowingKept());

/** Signed in, but not allowed to: an admin's call by somebody who is none (any more). */
export const isForbidden = (error: unknown) => error instanceof HttpError && error.code === "forbidden";
