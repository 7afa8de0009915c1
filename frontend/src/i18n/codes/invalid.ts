import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { components } from "@/api/schema";

import { fieldName } from "./fields";
import { type CodedMessage, type Parameter, say, type Sentence } from "./sentences";

/** What is wrong with what was sent. */
const problems: Record<components["schemas"]["InvalidProblem"], Sentence> = {
  not_json: msg`That request could not be understood.`,
  no_fields: msg`That request could not be understood.`,
  cursor: msg`That request could not be understood.`,
  idempotency_key: msg`That request could not be understood.`,
  unreadable_form: msg`This form can't be read. Please choose the file again.`,
  unreadable_address: msg`This address contains an invalid character. Please check it.`,
  required: ({ field }) => msg`${field} is required.`,
  too_short: ({ field, limit }) => msg`${field}: at least ${limit} characters.`,
  too_long: ({ field, limit }) => msg`${field}: ${limit} characters at most.`,
  too_many: ({ field, limit }) => msg`${field}: ${limit} entries at most.`,
  several_lines: ({ field }) => msg`${field}: on one line, please.`,
  no_email: msg`Please enter a valid email address`,
  no_phone: msg`Please enter a phone number like (510) 555-0142`,
  no_link: msg`Please enter a web address like linkedin.com/in/your-name`,
  no_date: ({ field }) => msg`${field}: please enter a date, written like 2024-05-31.`,
  no_text: ({ field }) => msg`${field}: please enter text.`,
  not_in_list: ({ field, value }) => msg`${field}: “${value}” isn't one of the list. Please choose from it.`,
  too_early: ({ field }) => msg`${field}: that is too long ago. Please check the year.`,
  too_late: ({ field }) => msg`${field}: that is too far in the future. Please check the year.`,
  out_of_order: ({ field, other }) => msg`${field}: this can't be before “${other}”.`,
  slug_empty: msg`The address needs at least one letter or digit.`,
  slug_reserved: msg`This address is needed for something else. Please choose a different one.`,
  other: ({ field }) => msg`${field}: please check this.`,
};

/** What a refusal with the code `invalid` says; undefined unless its parameters name the problem. */
export function problemWords(i18n: I18n, { params, message }: CodedMessage): string | undefined {
  if (typeof params?.problem !== "string") return undefined;
  const { problem, ...others } = params;
  const named: Record<string, Parameter> = others;
  for (const about of ["field", "other"]) if (about in others) named[about] = fieldName(i18n, String(others[about]));
  return say(i18n, problems, { code: problem, params: named, message });
}
