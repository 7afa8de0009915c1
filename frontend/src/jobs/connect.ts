import { ownTimeZone } from "@/api/client";
import { toHttpError } from "@/api/http-error";

import type { JobRequest } from "./job-request";

/** How often a POST is sent again when no answer came although the browser believes itself online. */
const ATTEMPTS_TO_BEGIN = 4;
/** A gateway or an API that is restarting, or a busy one: the job itself goes on. */
const PASSING_STATUSES = new Set([429, 500, 502, 503, 504]);

/** Where one job's stream stands between its connections. */
export interface Position {
  /** The job's own address, known from the first answer on. */
  location?: string;
  lastEventId?: string;
  seen: Set<string>;
  /** Milliseconds, as the server last asked for. */
  retry: number;
  failures: number;
}

/**
 * The job's open stream: as `first` opens it, or continued once its address is known. Undefined if the server
 * couldn't be reached this time and another attempt makes sense. Throws HttpError when it refused, and the
 * network's own error when a job could not even be begun.
 */
export async function connect(
  first: () => Promise<Response>,
  position: Position,
  signal?: AbortSignal,
): Promise<Response | undefined> {
  const { location } = position;
  let response: Response;
  try {
    response = await (location ? resume(location, position.lastEventId, signal) : first());
  } catch (unreachable) {
    signal?.throwIfAborted();
    if (!location && navigator.onLine && position.failures + 1 >= ATTEMPTS_TO_BEGIN) throw unreachable;
    return undefined;
  }
  if (response.ok) return response;
  if (location && PASSING_STATUSES.has(response.status)) return undefined;
  throw await toHttpError(response);
}

/** The POST that begins a job. */
export function begin({ path, body }: JobRequest<unknown>, idempotencyKey: string, signal?: AbortSignal) {
  return fetch(path, {
    method: "POST",
    credentials: "include",
    headers: {
      Accept: "text/event-stream",
      "Accept-Language": document.documentElement.lang, // what is written comes in the language of the page
      "Time-Zone": ownTimeZone(),
      "Idempotency-Key": idempotencyKey,
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
    },
    body,
    ...(signal && { signal }),
  });
}

/** What follows an event of a job's stream, or all of it. */
export function resume(location: string, lastEventId: string | undefined, signal?: AbortSignal) {
  return fetch(`${location}/events`, {
    credentials: "include",
    headers: { Accept: "text/event-stream", ...(lastEventId !== undefined && { "Last-Event-ID": lastEventId }) },
    ...(signal && { signal }),
  });
}
