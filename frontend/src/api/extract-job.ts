import { jsonJob } from "./job-request";
import type { Posting } from "./model";

/** Reads a job posting from its address. */
export const extractJob = (url: string) => jsonJob<Posting>("/api/extract-job", { url });
