import { expect, it } from "vitest";

import { HEIGHT, pathThrough, unbroken, WIDTH } from "./scale";

const at = (minute: number) => ({ at: minute * 60_000, value: 1 });

it("breaks a line where a minute is missing", () => {
  const pieces = unbroken([at(0), at(1), at(3), at(4)], 60_000);
  expect(pieces).toEqual([
    [at(0), at(1)],
    [at(3), at(4)],
  ]);
});

it("draws from corner to corner", () => {
  const points = [
    { at: 0, value: 0 },
    { at: 10, value: 5 },
  ];
  expect(pathThrough(points, [0, 10], 5)).toBe(`M0.0,${HEIGHT}.0L${WIDTH}.0,0.0`);
});
