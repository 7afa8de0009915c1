import { useState } from "react";

import { type Problem, useProblem } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { JobCancelled } from "./job";
import type { JobRequest } from "./job-request";
import { useJob } from "./use-job";

/** How long 'Document generated successfully!' and the like are on the screen before the result takes their place. */
const SUCCESS_SHOWN_MS = 1_000;

interface JobSliceOptions<Input, Result> {
  /** Said when the job fails: the server's reason if it gave one, else the fallback. */
  failure: { title: string; fallback: string | ((error: Error) => string) };
  /** Said when the person has cancelled the job; without it nothing is. */
  cancelled?: { title: string; description: string };
  onResult?: (result: Result, input: Input) => void | Promise<void>;
  /** The screen shows a failure itself, as `problem`, which it is until the next start: no toast tells it, too. */
  keepsProblem?: boolean;
  /** Stop following when the screen is left. Otherwise the outcome is still told, wherever the person is by then. */
  abandonWhenLeft?: boolean;
}

/**
 * A job as a screen uses it: from the form that starts it over its progress to its result, with failures and
 * cancelling told in toasts. `stage` says which of the three is due; `outcome` keeps the result with what was asked.
 */
export function useJobSlice<Input, Result>(
  toRequest: (input: Input) => JobRequest<Result>,
  { failure, cancelled, onResult, keepsProblem = false, abandonWhenLeft = false }: JobSliceOptions<Input, Result>,
) {
  const notify = useNotify();
  const toProblem = useProblem();
  const [problem, setProblem] = useState<Problem>();
  const [stage, setStage] = useState<"form" | "progress" | "result">("form");
  const [outcome, setOutcome] = useState<{ input: Input; result: Result }>();

  const job = useJob(toRequest, {
    abandonWhenLeft,
    onSuccess: async (result, input) => {
      setOutcome({ input, result });
      setTimeout(() => setStage("result"), SUCCESS_SHOWN_MS);
      await onResult?.(result, input);
    },
    onError: (error) => {
      setStage("form");
      if (error instanceof JobCancelled) {
        if (cancelled) notify(cancelled);
        return;
      }
      const { title, fallback } = failure;
      const told = toProblem(error, { title, fallback: typeof fallback === "string" ? fallback : fallback(error) });
      setProblem(told);
      if (told && !keepsProblem) notify({ tone: "failure", ...told });
    },
  });

  return {
    ...job,
    stage,
    outcome,
    problem,
    start: (input: Input) => {
      setProblem(undefined);
      setStage("progress");
      job.start(input);
    },
    /** Back to the form, for another one. */
    reset: () => setStage("form"),
  };
}

export type JobSlice<Input, Result> = ReturnType<typeof useJobSlice<Input, Result>>;
/** A slice as what shows its progress sees it. */
export type WatchedJob = Pick<JobSlice<unknown, unknown>, "run" | "isRunning" | "cancel">;
