import { expect, it } from "vitest";

import type { Profile } from "@/api/model";

import { completionOf } from "./completion";

const profile = (jobs: number, skills: number, certifications: number) =>
  ({
    user: { firstName: "Rosa", lastName: "Ibarra" },
    workExperiences: Array.from({ length: jobs }),
    equipmentSkills: Array.from({ length: skills }),
    certifications: Array.from({ length: certifications }),
    contact: { phone: null, city: null, state: null, links: [] },
    education: [],
    languages: [],
    references: { onRequest: false, people: [] },
  }) as unknown as Profile;

it.each([
  [profile(0, 0, 0), 0],
  [profile(5, 0, 0), 25],
  [profile(1, 2, 0), 50],
  [profile(3, 10, 3), 75],
])("counts groups, not rows, and references never", (given, percent) => {
  expect(completionOf(given).percent).toBe(percent);
});

it("names what is worth adding beside the groups, and counts none of it", () => {
  const bare = profile(1, 1, 1);
  expect(completionOf(bare).worthAdding).toEqual(["contact", "education", "languages", "references"]);
  const whole: Profile = { ...bare, references: { onRequest: true, people: [] } };
  expect(completionOf(whole)).toMatchObject({ references: true, percent: 75 });
  expect(completionOf(whole).worthAdding).not.toContain("references");
});
