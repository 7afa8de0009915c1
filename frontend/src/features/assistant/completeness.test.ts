import { expect, it } from "vitest";

import type { Profile } from "@/api/model";

import { completenessOf } from "./completeness";

const empty = {
  user: { firstName: "Rosa", lastName: "" },
  workExperiences: [],
  equipmentSkills: [],
  certifications: [],
} as unknown as Profile;

const filled = {
  user: { firstName: "Rosa", lastName: "Ibarra" },
  workExperiences: [{}],
  equipmentSkills: [{}],
  certifications: [{}],
} as unknown as Profile;

it("counts four criteria, the name among them", () => {
  expect(completenessOf(empty).percent).toBe(0);
  expect(completenessOf({ ...empty, user: filled.user }).percent).toBe(25);
  expect(completenessOf({ ...filled, certifications: [] }).percent).toBe(75);
  expect(completenessOf(filled).percent).toBe(100);
});
