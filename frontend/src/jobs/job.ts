import { ServerRefusal } from "@/api/http-error";
import type { CodedMessage } from "@/i18n/codes/sentences";

/**
 * What the API promises about a job's events: the one place where the wire's shapes are written down for the
 * stream.
 */

/**
 * A real step that the job has reached. `percent` is 0-95; the 100 belongs to the ending. `detail` is what
 * the step found, as '7 of 9'.
 */
export interface Progress extends CodedMessage {
  step: number;
  steps: number;
  percent: number;
  detail?: CodedMessage | null;
}

export type JobState = "queued" | "running" | "succeeded" | "failed" | "cancelled";

/** GET /api/jobs/{id}, as far as a stream needs it. */
export interface JobRecord {
  state: JobState;
  progress: Progress | null;
  result: unknown;
  error: CodedMessage | null;
}

/** The job ended without its result, for a reason that a person can read. */
export class JobFailed extends ServerRefusal {
  override name = "JobFailed";

  constructor(reason: CodedMessage) {
    const { code, params, message } = reason;
    super(message, { code, params: params ?? undefined, message });
  }
}

export class JobCancelled extends Error {
  override name = "JobCancelled";
}

export type Ending =
  | { event: "succeeded"; data: { result: unknown } }
  | { event: "failed"; data: CodedMessage }
  | { event: "cancelled" };

/** The result, or the reason why there is none. */
export function conclude(ending: Ending): unknown {
  switch (ending.event) {
    case "succeeded":
      return ending.data.result;
    case "failed":
      throw new JobFailed(ending.data);
    case "cancelled":
      throw new JobCancelled("The job was cancelled");
  }
}

/** The ending that a job's record tells of, or none while it is still to come. */
export function endingOf({ state, result, error }: JobRecord): Ending | undefined {
  if (state === "succeeded") return { event: "succeeded", data: { result } };
  if (state === "failed") return { event: "failed", data: error ?? { code: "internal_error", message: "" } };
  if (state === "cancelled") return { event: "cancelled" };
  return undefined;
}
