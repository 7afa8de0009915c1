import { useMutation } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";

import { cancelJob } from "./cancel-job";
import type { JobRequest } from "@/api/job-request";
import { advance, idleRun } from "./run";
import { streamJob } from "./stream-job";

interface JobOptions<Input, Result> {
  onSuccess?: (result: Result, input: Input) => void | Promise<void>;
  /** Also told of a cancelled job, as JobCancelled. */
  onError?: (error: Error, input: Input) => void;
}

/**
 * Runs one job at a time for a screen and says how it goes. Leaving the screen stops the watching, not the job.
 */
export function useJob<Input, Result>(
  toRequest: (input: Input) => JobRequest<Result>,
  { onSuccess, onError }: JobOptions<Input, Result> = {},
) {
  const [run, dispatch] = useReducer(advance, idleRun);
  const watching = useRef<{ controller: AbortController; location?: string }>(undefined);

  useEffect(() => () => watching.current?.controller.abort(), []);

  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => {
      const watch: { controller: AbortController; location?: string } = { controller: new AbortController() };
      watching.current = watch;
      dispatch({ type: "started" });
      return streamJob(toRequest(input), {
        signal: watch.controller.signal,
        onJob: (location) => (watch.location = location),
        onProgress: (progress) => dispatch({ type: "progressed", progress }),
        onConnection: (connection) => dispatch({ type: "connection", connection }),
      });
    },
    onSuccess: async (result, input) => {
      dispatch({ type: "finished" });
      await onSuccess?.(result, input);
    },
    onError: (error, input) => {
      dispatch({ type: "stopped" });
      if (!wasAbandoned(error)) onError?.(error, input);
    },
  });

  const cancel = () => {
    dispatch({ type: "cancelling" });
    const watch = watching.current;
    if (!watch?.location) watch?.controller.abort();
    else void cancelJob(watch.location).catch(() => watch.controller.abort());
  };

  return { run, start: mutate, isRunning: isPending, cancel };
}

const wasAbandoned = (error: Error) => error.name === "AbortError";
