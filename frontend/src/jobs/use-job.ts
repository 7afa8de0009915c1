import { useMutation } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";

import { cancelJob } from "./job-record";
import type { BegunJob, JobRequest } from "./job-request";
import { advance, idleRun } from "./run";
import { streamJob } from "./stream-job";

interface JobOptions<Input, Result> {
  onSuccess?: (result: Result, input: Input) => void | Promise<void>;
  /** Also told of a cancelled job, as JobCancelled. */
  onError?: (error: Error, input: Input) => void;
  /** Stop following when the screen is left. Otherwise the outcome is still told, wherever the person is by then. */
  abandonWhenLeft?: boolean;
}

interface Watching {
  controller: AbortController;
  /** The job's own address, once the server has named it. */
  location?: string;
  /** Cancelled before the server had named the job, to be passed on as soon as it does. */
  isUnwanted?: boolean;
}

/** Runs one job at a time for a screen and says how it goes. */
export function useJob<Input, Result>(
  toRequest: (input: Input) => JobRequest<Result> | BegunJob,
  { onSuccess, onError, abandonWhenLeft = false }: JobOptions<Input, Result> = {},
) {
  const [run, dispatch] = useReducer(advance, idleRun);
  const watching = useRef<Watching>(undefined);

  useEffect(() => {
    if (!abandonWhenLeft) return undefined;
    return () => watching.current?.controller.abort();
  }, [abandonWhenLeft]);

  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => {
      const watch: Watching = { controller: new AbortController() };
      watching.current = watch;
      dispatch({ type: "started" });
      return streamJob<Result>(toRequest(input), {
        signal: watch.controller.signal,
        onJob: (location) => {
          watch.location = location;
          if (watch.isUnwanted) askToCancel(location);
        },
        onProgress: (progress) => dispatch({ type: "progressed", progress }),
        onConnection: (connection) => dispatch({ type: "connection", connection }),
      });
    },
    onSuccess: async (result, input) => {
      dispatch({ type: "finished" });
      await onSuccess?.(result, input);
    },
    onError: (error, input) => {
      if (wasAbandoned(error)) return; // nobody looks; or the next one runs by now
      dispatch({ type: "stopped" });
      onError?.(error, input);
    },
  });

  const askToCancel = (location: string) => {
    // What the server wasn't told goes on, and so does the watching: the person may ask again.
    void cancelJob(location).catch(() => dispatch({ type: "not cancelled" }));
  };

  const cancel = () => {
    const watch = watching.current;
    if (!watch) return;
    dispatch({ type: "cancelling" });
    if (watch.location) askToCancel(watch.location);
    else watch.isUnwanted = true;
  };

  return { run, start: mutate, isRunning: isPending, cancel };
}

const wasAbandoned = (error: Error) => error.name === "AbortError";
