import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

import type { RowsAdded } from "./api";

/** What a resume brought, list by list; lists that got nothing aren't mentioned. */
export function rowsAddedWords(i18n: I18n, added: RowsAdded): string {
  const { workExperiences, equipmentSkills, certifications, education, languages, contactDetails } = added;
  const parts = [
    workExperiences > 0 && msg`${plural(workExperiences, { one: "# job", other: "# jobs" })}`,
    equipmentSkills > 0 && msg`${plural(equipmentSkills, { one: "# skill", other: "# skills" })}`,
    certifications > 0 && msg`${plural(certifications, { one: "# certification", other: "# certifications" })}`,
    education > 0 && msg`${plural(education, { one: "# school or training", other: "# schools and trainings" })}`,
    languages > 0 && msg`${plural(languages, { one: "# language", other: "# languages" })}`,
    contactDetails > 0 && msg`your contact details`,
  ].filter((part) => part !== false);
  if (parts.length === 0)
    return i18n._(msg`Your profile already has everything that this resume says. Nothing was added.`);
  const list = new Intl.ListFormat(i18n.locale).format(parts.map((part) => i18n._(part)));
  return i18n._(msg`We added ${list} to your profile.`);
}
