/**
 * The wire's shapes that several features share, by the names the product uses for them; a feature's own stand in
 * its `api.ts`. Dates are ISO days, as 2019-03-01; timestamps are ISO 8601 with their zone.
 */
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type User = Schemas["User"];

export type Profile = Schemas["Profile"];
export type WorkExperience = Schemas["WorkExperience"];
export type EquipmentSkill = Schemas["EquipmentSkill"];
export type Certification = Schemas["Certification"];

/** What stands in for the issuer of a certification whose resume names none. */
export const ISSUER_NOT_GIVEN = "Not given";

export type GeneratedDocument = Schemas["DocumentSummary"];
export type DocumentType = GeneratedDocument["type"];
export const documentTypes = ["resume", "cover_letter"] as const satisfies DocumentType[];

export type SkillType = EquipmentSkill["type"];
export const skillTypes = [
  "Heavy Equipment",
  "Power Tool",
  "Hand Tool",
  "Software",
  "Safety Equipment",
  "Technical Skill",
  "Other",
] as const satisfies SkillType[];

export type ProficiencyLevel = EquipmentSkill["proficiencyLevel"];
export const proficiencyLevels = [
  "Beginner",
  "Intermediate",
  "Advanced",
  "Expert",
] as const satisfies ProficiencyLevel[];

export type BlogPostSummary = Schemas["BlogPostSummary"];
