import { expect, it } from "vitest";

import { bordersOf, countyNames, HEIGHT, shapesOf, WIDTH } from "./california";

const pieces = (outline: string) => outline.split("M").length - 1;

it("knows all 58 counties", () => {
  expect(new Set(countyNames()).size).toBe(58);
});

it("joins the counties of a region into one outline, in the middle of which its mark stands", () => {
  const [bay, fresno] = shapesOf([
    { region: "Bay", counties: ["Alameda", "Contra Costa"] },
    { region: "Fresno", counties: ["Fresno"] },
  ]);
  expect(pieces(bay?.outline ?? "")).toBe(1);
  const [x = 0, y = 0] = fresno?.middle ?? [];
  expect(x).toBeGreaterThan(WIDTH * 0.3);
  expect(x).toBeLessThan(WIDTH * 0.7);
  expect(y).toBeGreaterThan(HEIGHT * 0.4);
  expect(y).toBeLessThan(HEIGHT * 0.7);
});

it("draws no border within a region", () => {
  const apart = countyNames().map((name) => ({ region: name, counties: [name] }));
  const together = [{ region: "California", counties: countyNames() }];
  expect(bordersOf(together).length).toBeLessThan(bordersOf(apart).length / 2);
});
