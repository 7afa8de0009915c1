import { expect, it } from "vitest";

import { advance, idleRun, type RunEvent } from "./run";

const watch = (...events: RunEvent[]) => events.reduce(advance, idleRun);

const told = (message: string) => ({ code: "any", message });

const progressed = (step: number, percent: number, detail?: string): RunEvent => ({
  type: "progressed",
  progress: {
    step,
    steps: 6,
    percent,
    ...told(`Step ${step}...`),
    ...(detail && { detail: told(detail) }),
  },
});

it("never lets the percent fall, nor a step go back, when a second attempt begins again", () => {
  const run = watch({ type: "started" }, progressed(4, 60), progressed(1, 5));
  expect(run).toMatchObject({ percent: 60, step: 4, told: { message: "Step 4..." } });
});

it("stops at 95 until the job has succeeded, and is at 100 then", () => {
  const nearlyDone = watch({ type: "started" }, progressed(6, 99));
  expect(nearlyDone.percent).toBe(95);
  expect(advance(nearlyDone, { type: "finished" })).toMatchObject({ percent: 100, phase: "finished" });
});

it("keeps what each step found", () => {
  const run = watch({ type: "started" }, progressed(2, 20, "3 jobs"), progressed(3, 40, "7 of 9"), progressed(4, 60));
  expect(run.details).toEqual({ 2: told("3 jobs"), 3: told("7 of 9") });
});

it("begins a new run from nothing", () => {
  expect(watch({ type: "started" }, progressed(6, 95, "late"), { type: "stopped" }, { type: "started" })).toMatchObject(
    {
      percent: 0,
      step: 0,
      details: {},
    },
  );
});
