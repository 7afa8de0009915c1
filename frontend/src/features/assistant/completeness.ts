import type { Profile } from "@/api/model";

export interface Completeness {
  personalInfo: boolean;
  workExperience: boolean;
  skills: boolean;
  certifications: boolean;
  /** Whole percent, 0-100. */
  percent: number;
}

/** The assistant's own rule: it counts the name, and knows no references (the dashboard's does the opposite). */
export function completenessOf({ user, workExperiences, equipmentSkills, certifications }: Profile): Completeness {
  const met = {
    personalInfo: Boolean(user.firstName && user.lastName),
    workExperience: workExperiences.length > 0,
    skills: equipmentSkills.length > 0,
    certifications: certifications.length > 0,
  };
  const criteria = Object.values(met);
  return { ...met, percent: Math.round((criteria.filter(Boolean).length / criteria.length) * 100) };
}
