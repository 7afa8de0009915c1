/** The server said no. `serverMessage` is its sentence for a person, in English, if it sent one. */
export class ServerRefusal extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
    readonly serverMessage: string | undefined,
  ) {
    super(message);
  }
}

/**
 * An answer outside of 200-299. `message` is the specification's form (status, colon, body); `serverMessage` is
 * the `message` of a JSON error, or a plain-text body.
 */
export class HttpError extends ServerRefusal {
  override name = "HttpError";

  constructor(
    readonly status: number,
    message: string,
    problem: { code?: string | undefined; message?: string | undefined },
  ) {
    super(message, problem.code, problem.message);
  }
}

/** Reads a failed response to its end. A body of markup (a proxy's error page) is never taken for a sentence. */
export async function toHttpError(response: Response): Promise<HttpError> {
  const body = await response.text();
  return new HttpError(response.status, `${response.status}: ${body || response.statusText}`, readProblem(body));
}

function readProblem(body: string): { code?: string | undefined; message?: string | undefined } {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem !== "object" || problem === null) return {};
    const { code, message } = problem as Record<string, unknown>;
    return { code: asText(code), message: asText(message) };
  } catch {
    return body.trimStart().startsWith("<") ? {} : { message: asText(body.trim()) };
  }
}

const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export const isUnauthorized = (error: unknown) =>
  error instanceof HttpError ? error.status === 401 : error instanceof Error && /\bUnauthorized\b/.test(error.message);

/** Signed in, but not allowed to: an admin's call by somebody who is none (any more). */
export const isForbidden = (error: unknown) => error instanceof HttpError && error.code === "forbidden";
