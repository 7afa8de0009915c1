import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ProficiencyLevel } from "@/api/model";
import { proficiencyNames } from "@/ui/skill-words";

const words: Record<string, MessageDescriptor> = {
  yes_start: msg`Yes, let's start!`,
  tell_more: msg`Tell me more first`,
  have_questions: msg`I have questions`,
  start_now: msg`Let's start now`,
  still_there: msg`Yes, still working there`,
  left_in: msg`No, I left in...`,
  skip: msg`Skip this question`,
  add_job: msg`Yes, add another job`,
  move_to_skills: msg`No, let's move to skills`,
  skip_to_certifications: msg`Let's move to certifications`,
  add_skill: msg`Yes, add another skill`,
  move_to_certifications: msg`No, let's move to certifications`,
  add_certification: msg`Yes, add another certification`,
  done: msg`No, I'm done`,
  change_nothing: msg`Change nothing`,
  "type:Equipment": msg`Equipment`,
  "type:Software": msg`Software`,
  "type:Manual": msg`Manual`,
  "type:Safety": msg`Safety`,
  "field:jobTitle": msg`Job Title`,
  "field:companyName": msg`Company`,
  "field:startDate": msg`Start Date`,
  "field:endDate": msg`End Date`,
  "field:duties": msg`Duties`,
  "field:name": msg`Name`,
  "field:proficiencyLevel": msg`Proficiency Level`,
  "field:type": msg`Skill Type`,
  "field:issuingOrganization": msg`Issuing Organization`,
  "field:issueDate": msg`Issue Date`,
};

/** What stands on the button of a suggestion, in the language of the page; pressed, it is also what was said. */
export function suggestionText(i18n: I18n, suggestion: string): string {
  const [kind, value = ""] = suggestion.split(":");
  if (kind === "month") {
    return i18n.date(new Date(`${value}T00:00:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  }
  const word = kind === "level" ? proficiencyNames[value as ProficiencyLevel] : words[suggestion];
  return word ? i18n._(word) : suggestion;
}
