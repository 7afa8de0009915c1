import type { Profile } from "@/api/model";

export interface Completion {
  workExperiences: boolean;
  equipmentSkills: boolean;
  certifications: boolean;
  /** What documents say of references; never counted. */
  references: boolean;
  /** What no rule counts, and employers look for all the same. */
  worthAdding: ("contact" | "education" | "languages" | "references")[];
  /** Whole percent, 0-75. */
  percent: number;
}

/** References, the fourth group, never count by the specification's rule, so a full profile stands at 75 %. */
const GROUPS = 4;

/** Whole percent of a profile in which nothing that counts is missing. */
export const MOST = 75;

export function completionOf(profile: Profile): Completion {
  const filled = {
    workExperiences: profile.workExperiences.length > 0,
    equipmentSkills: profile.equipmentSkills.length > 0,
    certifications: profile.certifications.length > 0,
  };
  const share = Object.values(filled).filter(Boolean).length / GROUPS;
  const beside = {
    contact: Boolean(profile.contact.phone),
    education: profile.education.length > 0,
    languages: profile.languages.length > 0,
    references: profile.references.onRequest || (profile.references.people ?? []).length > 0,
  };
  const worthAdding = (Object.keys(beside) as (keyof typeof beside)[]).filter((group) => !beside[group]);
  return { ...filled, references: beside.references, worthAdding, percent: Math.round(share * 100) };
}
