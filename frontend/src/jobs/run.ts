import type { CodedMessage } from "@/i18n/codes/sentences";

import type { Progress } from "./job";

/** How one run of a job looks to the person watching it. */
export interface Run {
  phase: "idle" | "running" | "cancelling" | "finished";
  connection: "live" | "lost";
  /** 0-100; never falls within a run, at most 95 until the job has succeeded. */
  percent: number;
  /** The step being done now, counted from 1; 0 before the first. */
  step: number;
  steps: number;
  /** What is being done now. */
  told: CodedMessage | undefined;
  /** What the server said about each step so far, by step number. */
  details: Readonly<Record<number, CodedMessage>>;
}

export type RunEvent =
  | { type: "started" }
  | { type: "progressed"; progress: Progress }
  | { type: "connection"; connection: Run["connection"] }
  | { type: "cancelling" }
  | { type: "not cancelled" }
  | { type: "finished" }
  | { type: "stopped" };

export const idleRun: Run = {
  phase: "idle",
  connection: "live",
  percent: 0,
  step: 0,
  steps: 0,
  told: undefined,
  details: {},
};

const HIGHEST_BEFORE_ENDING = 95;

export function advance(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case "started":
      return { ...idleRun, phase: "running" };
    case "progressed":
      return withProgress(run, event.progress);
    case "connection":
      return { ...run, connection: event.connection };
    case "cancelling":
      return { ...run, phase: "cancelling" };
    case "not cancelled":
      return run.phase === "cancelling" ? { ...run, phase: "running" } : run;
    case "finished":
      return { ...run, phase: "finished", connection: "live", percent: 100 };
    case "stopped":
      return idleRun;
  }
}

function withProgress(run: Run, progress: Progress): Run {
  const { step, steps, percent, detail } = progress;
  const details = detail ? { ...run.details, [step]: detail } : run.details;
  const furthest = Math.max(run.percent, Math.min(Math.round(percent), HIGHEST_BEFORE_ENDING));
  // A step behind the one shown is a second attempt of the job catching up: the bar waits for it.
  if (step < run.step) return { ...run, details, percent: furthest };
  return { ...run, details, percent: furthest, step, steps, told: progress };
}
