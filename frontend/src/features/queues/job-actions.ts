import type { JobAction } from "./api/act-on-jobs";
import type { JobState } from "./api/model";

/** What can be done with jobs of each state; the server refuses anything else. */
export const actionsFor: Record<JobState, JobAction[]> = {
  queued: ["cancel"],
  running: ["cancel"],
  succeeded: [],
  failed: ["retry", "discard"],
  cancelled: ["retry", "discard"],
};

/** In the order of their buttons. */
export const jobActions = ["retry", "cancel", "discard"] as const satisfies JobAction[];
