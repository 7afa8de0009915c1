import { type EquipmentSkill, type SkillType, skillTypes } from "@/api/model";

const COMBINING_MARKS = /\p{M}/gu;

/** Without case and accents, as people type when they search. */
export const plain = (text: string) => text.normalize("NFD").replace(COMBINING_MARKS, "").toLowerCase();

/** The skills whose name holds what is searched for, by type in the form's order, and within each by name. */
export function byType(skills: EquipmentSkill[], search: string): { type: SkillType; skills: EquipmentSkill[] }[] {
  const wanted = plain(search.trim());
  const found = skills.filter(({ name }) => plain(name).includes(wanted));
  return skillTypes
    .map((type) => ({
      type,
      skills: found.filter((skill) => skill.type === type).sort((one, other) => one.name.localeCompare(other.name)),
    }))
    .filter((group) => group.skills.length > 0);
}
