/** How the queues stand, for admins. */
import type { Schemas } from "@/api/model";

export type QueuesOverview = Schemas["Overview"];
export type QueueOverview = Schemas["QueueOverview"];
export type WorkerOverview = Schemas["WorkerOverview"];
export type HistoryPoint = Schemas["HistoryPoint"];
export type JobState = Schemas["JobState"];
export type QueueName = Schemas["Queue"];
export type QueueJob = Schemas["JobSummary"];
export type QueueJobDetail = Schemas["JobDetail"];
/** What an action on many jobs means: all of a filter, or those chosen among them. */
export type JobsMeant = { [Field in keyof Schemas["JobFilter"]]?: NonNullable<Schemas["JobFilter"][Field]> };
/** What the list shows, as its address says it. */
export type JobFilter = Omit<JobsMeant, "jobs">;
export type ErrorGroup = Schemas["ErrorGroup"];
export type AuditedAction = Schemas["AuditedAction"];

/** Whether something more will happen to the job. */
export const isUnended = (state: JobState) => state === "queued" || state === "running";

export const jobStates = ["queued", "running", "succeeded", "failed", "cancelled"] as const satisfies JobState[];
export const queueNames = ["interactive", "documents", "browser", "background"] as const satisfies QueueName[];
