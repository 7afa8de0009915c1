import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { monthAndYear } from "@/i18n/dates";

import type { Doubt, Review } from "./api";

export const reasons: Record<Doubt["reason"], MessageDescriptor> = {
  names_unclear: msg`Which is the job, and which the employer?`,
  months_guessed: msg`Only years are given, so the months are a guess`,
  dates_reversed: msg`The end date is before the start date`,
  may_be_a_class: msg`This could be a certification or a class`,
  hard_to_read: msg`The page was hard to read here`,
};

export const answers: Record<NonNullable<Doubt["answer"]>, MessageDescriptor> = {
  accepted: msg`accepted`,
  corrected: msg`corrected`,
  dropped: msg`dropped`,
};

type Field = Doubt["fields"][number];

export const fieldNames: Record<Field, MessageDescriptor> = {
  jobTitle: msg`Job Title`,
  companyName: msg`Company`,
  startDate: msg`Start Date`,
  endDate: msg`End Date`,
  duties: msg`Duty`,
  name: msg`Certification Name`,
};

/** The values that the doubt is about, as the profile has them: ISO days, and '' for what is empty. */
export function valuesOf({ rowId, fields, duty }: Doubt, review: Review): Partial<Record<Field, string>> {
  const job = review.workExperiences.find(({ id }) => id === rowId);
  const certification = review.certifications.find(({ id }) => id === rowId);
  const values = { ...job, ...certification, ...(duty !== null && { duties: duty }) };
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
}

/** The same for reading: "Mar 2017 – Present", "Welder · Rivera Steel". */
export function valueWords(i18n: I18n, values: Partial<Record<Field, string>>): string {
  const { startDate, endDate, ...others } = values;
  if (startDate) {
    const until = endDate ? monthAndYear(i18n, endDate) : i18n._(msg`Present`);
    return `${monthAndYear(i18n, startDate)} – ${until}`;
  }
  return Object.values(others).filter(Boolean).join(" · ");
}
