import { expect, it } from "vitest";

import { roundFigures, roundTimes } from "./axes";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [96, [0, 25, 50, 75, 100]],
  [1_284, [0, 500, 1_000, 1_500]],
])("for a highest figure of %i names %j", (highest, figures) => {
  expect(roundFigures(highest)).toEqual(figures);
});

it("counts time as clocks do", () => {
  expect(roundFigures(3_720, true)).toEqual([0, 1_800, 3_600, 5_400]);
  expect(roundFigures(45, true)).toEqual([0, 15, 30, 45]);
});

it("names full hours, wherever they are read", () => {
  const times = roundTimes([Date.parse("2026-03-01T09:24:00Z"), Date.parse("2026-03-01T15:24:00Z")]);
  expect(times.length).toBeGreaterThanOrEqual(2);
  expect(times.length).toBeLessThanOrEqual(5);
  expect(times.map((at) => new Date(at).getMinutes())).toEqual(times.map(() => 0));
});
