import { asForm } from "@/api/client";
import type { paths } from "@/api/schema";

/** The calls that the API runs as jobs: the POSTs that can be answered with 202. */
export type JobPath = {
  [Path in keyof paths]: paths[Path] extends { post: { responses: { 202: unknown } } } ? Path : never;
}[keyof paths];

type ContentOf<Path extends JobPath> = paths[Path]["post"] extends { requestBody: { content: infer Content } }
  ? Content
  : never;
type BodyOf<Path extends JobPath> = ContentOf<Path>[keyof ContentOf<Path>];

/** A POST that the API runs as a job. `Result` is the shape of the job's result and exists for the compiler only. */
export interface JobRequest<Result> {
  path: JobPath;
  body: FormData | string;
  readonly result?: Result;
}

/** A job that was begun before, by its own address: it is followed from its first event on. */
export interface BegunJob {
  location: string;
}

type StreamOf<Path extends JobPath> = paths[Path]["post"] extends {
  responses: { 200: { content: { "text/event-stream": infer Events } } };
}
  ? Events
  : never;
type ResultOf<Path extends JobPath> = StreamOf<Path> extends { succeeded: { result: infer Result } } ? Result : never;

/** A body with a file in it is sent as a form, any other as JSON. */
export function jobRequest<Path extends JobPath>(path: Path, body: BodyOf<Path>): JobRequest<ResultOf<Path>> {
  const hasFile = Object.values(body as object).some((field) => [field].flat()[0] instanceof Blob);
  return { path, body: hasFile ? asForm(body as object) : JSON.stringify(body) };
}
