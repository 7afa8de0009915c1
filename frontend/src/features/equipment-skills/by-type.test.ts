import { expect, it } from "vitest";

import type { EquipmentSkill, SkillType } from "@/api/model";

import { byType } from "./by-type";

const skill = (name: string, type: SkillType): EquipmentSkill => ({
  id: name,
  name,
  type,
  proficiencyLevel: "Beginner",
  proficiencyAssumed: true,
  createdAt: "2026-01-01T00:00:00Z",
});
const skills = [
  skill("Tower crane", "Heavy Equipment"),
  skill("Grúa móvil", "Heavy Equipment"),
  skill("Saw", "Power Tool"),
];
const names = (search: string) => byType(skills, search).map((group) => group.skills.map(({ name }) => name));

it("groups by type and sorts by name", () => {
  expect(names("")).toEqual([["Grúa móvil", "Tower crane"], ["Saw"]]);
});

it("finds without case and accents", () => {
  expect(names(" GRUA ")).toEqual([["Grúa móvil"]]);
  expect(names("forklift")).toEqual([]);
});
