import type { EventSourceMessage } from "eventsource-parser";

import { HttpError } from "@/api/http-error";
import { begin, connect, resume, type Position } from "./connect";
import { conclude, type Ending, endingOf, type JobRecord, type Progress } from "./job";
import { readJob } from "./job-record";
import type { BegunJob, JobRequest } from "./job-request";
import { readEvents } from "./read-events";
import { pauseBeforeReconnecting } from "./reconnect";

export interface JobWatch {
  onProgress?: (progress: Progress) => void;
  /** Called once, with the job's own address, as soon as the server names it. */
  onJob?: (location: string) => void;
  onConnection?: (connection: "live" | "lost") => void;
  signal?: AbortSignal;
}

const RETRY_MS = 1_000;

/**
 * Starts a job, or joins one that was begun before, and follows it to its ending over as many connections as that
 * takes. The POST carries one Idempotency-Key however often it is sent, and each later connection continues after the
 * last event, so the job runs once and no event is missed or told twice.
 *
 * Returns the job's result. Throws JobFailed, JobCancelled, HttpError (the server refused), or the signal's reason
 * when aborted; aborting leaves the job itself alone.
 */
export async function streamJob<Result>(job: JobRequest<Result> | BegunJob, watch: JobWatch = {}): Promise<Result> {
  const position: Position = { seen: new Set(), retry: RETRY_MS, failures: 0 };
  const idempotencyKey = newKey();
  const first = () =>
    "location" in job ? resume(job.location, undefined, watch.signal) : begin(job, idempotencyKey, watch.signal);
  if ("location" in job) learnLocation(job.location, position, watch);
  for (;;) {
    const ending = await follow(first, position, watch);
    if (ending) return conclude(ending) as Result;
    watch.onConnection?.("lost");
    await pauseBeforeReconnecting(position.failures++, position.retry, watch.signal);
  }
}

/** One connection, from its request to the ending; undefined when it broke before that. */
async function follow(first: () => Promise<Response>, position: Position, watch: JobWatch) {
  const response = await connect(first, position, watch.signal);
  if (!response?.body) return undefined;
  learnLocation(response.headers.get("Location"), position, watch);
  watch.onConnection?.("live");
  for await (const message of readEvents(response.body, (retry) => (position.retry = retry))) {
    const ending = isNew(message, position) && (await take(message, position, watch));
    if (ending) return ending;
  }
  watch.signal?.throwIfAborted();
  return undefined;
}

function learnLocation(location: string | null, position: Position, watch: JobWatch) {
  if (!location || position.location) return;
  position.location = location;
  watch.onJob?.(location);
}

/** Notes that an event has come; false for one that came before, as when a POST was sent again. */
function isNew({ id }: EventSourceMessage, position: Position): boolean {
  position.failures = 0;
  if (id === undefined) return true;
  if (position.seen.has(id)) return false;
  position.seen.add(id);
  position.lastEventId = id;
  return true;
}

/**
 * Tells of what an event says, and returns the ending if this is it. A kind of event that we don't know is passed
 * over.
 */
async function take(message: EventSourceMessage, position: Position, watch: JobWatch): Promise<Ending | undefined> {
  const data: unknown = JSON.parse(message.data);
  switch (message.event) {
    case "progress":
      watch.onProgress?.(data as Progress);
      return undefined;
    case "snapshot":
      return takeSnapshot(data as JobRecord, position, watch);
    case "succeeded":
    case "failed":
    case "cancelled":
      return { event: message.event, data } as Ending;
    default:
      return undefined;
  }
}

/**
 * A snapshot stands in for events that have expired; that of an ended job sends us to the job's record, which
 * keeps the ending.
 */
async function takeSnapshot({ state, progress }: JobRecord, { location }: Position, watch: JobWatch) {
  if (progress) watch.onProgress?.(progress);
  if (state === "queued" || state === "running" || !location) return undefined;
  try {
    return endingOf(await readJob(location, watch.signal));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    return undefined; // unreachable just now: the stream ends too, and is opened again
  }
}

/** Random, and not by `crypto.randomUUID`, which plain HTTP on a local network doesn't have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
