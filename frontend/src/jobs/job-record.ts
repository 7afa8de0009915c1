import { answerOf, api } from "@/api/client";

import type { JobRecord } from "./job";

/** `location` is the job's own address, `/api/jobs/{id}`. */
const atLocation = (location: string) => ({ path: { job_id: location.split("/").at(-1) ?? "" } });

/** What is kept of a job, its ending above all. */
export const readJob = async (location: string, signal?: AbortSignal) =>
  (await answerOf(
    api.GET("/api/jobs/{job_id}", { params: atLocation(location), ...(signal && { signal }) }),
  )) as JobRecord;

/** Asks the server to end a job; its stream then tells of the ending, whichever it was. */
export const cancelJob = (location: string) => api.DELETE("/api/jobs/{job_id}", { params: atLocation(location) });
