/**
 * A POST that the API runs as a job; progress/ follows it. `Result` is the shape of the job's result and exists
 * for the compiler only.
 */
export interface JobRequest<Result> {
  path: string;
  body: FormData | string;
  readonly result?: Result;
}

export const jsonJob = <Result>(path: string, payload: object): JobRequest<Result> => ({
  path,
  body: JSON.stringify(payload),
});
