import { type JobRequest } from "./job-request";
import type { ParsedResume } from "./model";

export function parseResume(file: File): JobRequest<ParsedResume> {
  const body = new FormData();
  body.append("resume", file);
  return { path: "/api/parse-resume", body };
}
