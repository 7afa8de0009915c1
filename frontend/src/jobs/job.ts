import { ServerRefusal } from "@/api/http-error";

/**
 * What the API promises about a job's events: the one place where the wire's shapes are written down for the
 * stream.
 */

/**
 * A real step that the job has reached. `percent` is 0-95; the 100 belongs to the ending. `detail` is a short
 * figure, as '7 of 9'.
 */
export interface Progress {
  step: number;
  steps: number;
  percent: number;
  message: string;
  detail?: { message: string } | null;
}

export type JobState = "queued" | "running" | "succeeded" | "failed" | "cancelled";

/** GET /api/jobs/{id}, as far as a stream needs it. */
export interface JobRecord {
  state: JobState;
  progress: Progress | null;
  result: unknown;
  error: { code: string; message: string } | null;
}

/** The job ended without its result, for a reason that a person can read. */
export class JobFailed extends ServerRefusal {
  override name = "JobFailed";

  constructor(code: string, message: string) {
    super(message, code, message);
  }
}

export class JobCancelled extends Error {
  override name = "JobCancelled";
}

export type Ending =
  | { event: "succeeded"; data: { result: unknown } }
  | { event: "failed"; data: { code: string; message: string } }
  | { event: "cancelled" };

/** The result, or the reason why there is none. */
export function conclude(ending: Ending): unknown {
  switch (ending.event) {
    case "succeeded":
      return ending.data.result;
    case "failed":
      throw new JobFailed(ending.data.code, ending.data.message);
    case "cancelled":
      throw new JobCancelled("The job was cancelled");
  }
}

/** The ending that a job's record tells of, or none while it is still to come. */
export function endingOf({ state, result, error }: JobRecord): Ending | undefined {
  if (state === "succeeded") return { event: "succeeded", data: { result } };
  if (state === "failed") return { event: "failed", data: error ?? { code: "failed", message: "" } };
  if (state === "cancelled") return { event: "cancelled" };
  return undefined;
}
