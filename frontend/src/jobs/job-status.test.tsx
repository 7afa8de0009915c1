import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { show } from "@/testing/render";

import { JobStatus } from "./job-status";
import { idleRun, type Run } from "./run";

const LATE = /has not started yet/;
const job = (run: Partial<Run>) => ({
  run: { ...idleRun, phase: "running" as const, ...run },
  isRunning: true,
  cancel: vi.fn(),
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

afterEach(() => {
  vi.useRealTimers();
});

it("says that a job waits to be begun, where that takes longer than usual", () => {
  vi.useFakeTimers();
  show(<JobStatus job={job({})} label="Reading..." />);
  wait(7_000);
  expect(screen.queryByText(LATE)).toBeNull();
  wait(2_000);
  expect(screen.getByText(LATE)).toBeTruthy();
});

it("says nothing of the kind once the job has told its first step", () => {
  vi.useFakeTimers();
  const told = { code: "fetching_page", message: "Fetching the page..." };
  show(<JobStatus job={job({ step: 1, steps: 3, told })} label="Reading..." />);
  wait(60_000);
  expect(screen.queryByText(LATE)).toBeNull();
});
