import type { Profile } from "@/api/model";

export interface Completion {
  workExperiences: boolean;
  equipmentSkills: boolean;
  certifications: boolean;
  /** Whole percent, 0-75. */
  percent: number;
}

/** References, the fourth group, are not kept yet and never count, so a full profile stands at 75 %. */
const GROUPS = 4;

export function completionOf(profile: Profile): Completion {
  const filled = {
    workExperiences: profile.workExperiences.length > 0,
    equipmentSkills: profile.equipmentSkills.length > 0,
    certifications: profile.certifications.length > 0,
  };
  const share = Object.values(filled).filter(Boolean).length / GROUPS;
  return { ...filled, percent: Math.round(share * 100) };
}
