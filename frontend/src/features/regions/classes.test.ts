import { expect, it } from "vitest";

import { classesOf } from "./classes";

it("cuts the figures into five classes of about as many regions, at figures that read well", () => {
  const { boundaries, classOf } = classesOf([1089, 637, 619, 519, 477, 384, 319, 84, 63, 41, 39, 22, 19, 12, 8]);
  expect(boundaries).toEqual([22, 63, 380, 620]);
  expect([8, 22, 400, 1089].map(classOf)).toEqual([0, 1, 3, 4]);
});

it("has one class for one figure, however many regions have it", () => {
  const { boundaries, classOf } = classesOf([24, 24, 24]);
  expect(boundaries).toEqual([]);
  expect(classOf(24)).toBe(0);
});

it("has no class for no figures, and takes falling numbers of jobs", () => {
  expect(classesOf([]).boundaries).toEqual([]);
  const { boundaries, classOf } = classesOf([-12.1, -4, -2.5, 3.3, 8]);
  expect(boundaries.every((boundary, place) => place === 0 || boundary > (boundaries[place - 1] ?? 0))).toBe(true);
  expect(classOf(-12.1)).toBe(0);
});
