import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ProficiencyLevel, SkillType } from "@/api/model";
import type { TagColour } from "./tag";

export const skillTypeNames: Record<SkillType, MessageDescriptor> = {
  "Heavy Equipment": msg`Heavy Equipment`,
  "Power Tool": msg`Power Tool`,
  "Hand Tool": msg`Hand Tool`,
  Software: msg`Software`,
  "Safety Equipment": msg`Safety Equipment`,
  "Technical Skill": msg`Technical Skill`,
  Other: msg`Other`,
};

export const proficiencyNames: Record<ProficiencyLevel, MessageDescriptor> = {
  Beginner: msg`Beginner`,
  Intermediate: msg`Intermediate`,
  Advanced: msg`Advanced`,
  Expert: msg`Expert`,
};

export const proficiencyExplained: Record<ProficiencyLevel, MessageDescriptor> = {
  Beginner: msg`Beginner (basic knowledge)`,
  Intermediate: msg`Intermediate (regular use)`,
  Advanced: msg`Advanced (highly skilled)`,
  Expert: msg`Expert (can train others)`,
};

export const proficiencyColours: Record<ProficiencyLevel, TagColour> = {
  Expert: "green",
  Advanced: "blue",
  Intermediate: "yellow",
  Beginner: "grey",
};
