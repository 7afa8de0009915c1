import { expect, it } from "vitest";

import { broadBars } from "./broad-bars";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it("draws six hours of minutes as at most 60 bars, and loses no job", () => {
  const minutes = Array.from({ length: 360 }, (_, minute) => ({ at: minute * MINUTE, values: [1, minute % 2] }));
  const { points, stepMs } = broadBars(minutes, MINUTE, [0, 6 * HOUR]);
  expect(points.length).toBeLessThanOrEqual(60);
  expect(stepMs).toBe(10 * MINUTE);
  expect(points[0]).toEqual({ at: 0, values: [10, 5] });
  expect(points.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(360);
});

it("leaves what is few enough as it is", () => {
  const days = Array.from({ length: 53 }, (_, week) => ({ at: week * HOUR, values: [week] }));
  expect(broadBars(days, HOUR, [0, 53 * HOUR])).toEqual({ points: days, stepMs: HOUR });
});
