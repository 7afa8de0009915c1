import { expect, it } from "vitest";

import type { QueueOverview } from "./api/model";
import { troubleOf, troublesOf, worstFirst } from "./trouble";

const good: QueueOverview = {
  name: "documents",
  depth: 0,
  oldestSeconds: null,
  running: 0,
  workers: 1,
  perMinute: 1,
  failedLastHour: 0,
  refusedLastHour: 9,
  pausedAt: null,
};

it.each([
  ["keeps up", {}, undefined],
  ["waits a moment", { depth: 1, oldestSeconds: 60 }, undefined],
  ["waits too long", { depth: 1, oldestSeconds: 61 }, "falling_behind"],
  ["has no worker and nothing to do yet", { workers: 0 }, "no_worker"],
  ["has no worker, nothing to do, and nobody who waits", { name: "background", workers: 0 }, undefined],
  ["has no worker for what nobody waits for", { name: "background", workers: 0, depth: 1 }, "no_worker"],
  ["has no worker", { workers: 0, depth: 96, oldestSeconds: 3_720 }, "no_worker"],
  ["can't say how many workers it has", { workers: null, depth: 2, oldestSeconds: 5 }, undefined],
  ["fails", { failedLastHour: 5 }, "failing"],
  [
    "is paused, whatever waits",
    { pausedAt: "2026-03-01T10:00:00Z", workers: 0, depth: 9, oldestSeconds: 999 },
    "paused",
  ],
  ["may wait an hour where nobody waits for it", { name: "background", depth: 1, oldestSeconds: 3_600 }, undefined],
] as const)("knows a queue that %s", (_, queue, trouble) => {
  expect(troubleOf({ ...good, ...queue })).toBe(trouble);
});

it("knows everything that is wrong with a queue, the worst first", () => {
  const behind = { ...good, depth: 69, oldestSeconds: 103, failedLastHour: 38 };
  expect(troublesOf(behind)).toEqual(["falling_behind", "failing"]);
  expect(troublesOf({ ...behind, workers: 0 })).toEqual(["no_worker", "failing"]);
});

it("puts the worst first and leaves equals in their order", () => {
  const queues = [
    { ...good, name: "interactive" },
    { ...good, name: "documents", failedLastHour: 7 },
    { ...good, name: "browser", workers: 0, depth: 1 },
    { ...good, name: "background" },
  ];
  expect(worstFirst(queues).map(({ name }) => name)).toEqual(["browser", "documents", "interactive", "background"]);
});
