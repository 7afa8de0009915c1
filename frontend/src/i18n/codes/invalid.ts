import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { components } from "@/api/schema";

import { fieldName } from "./fields";
import { type CodedMessage, type Parameters, say, type Sentence } from "./sentences";

type Problem = components["schemas"]["InvalidProblem"];

/** What is wrong with what was sent. */
const problems: Record<Problem, Sentence> = {
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
  no_date: ({ field }) => msg`${field}: that isn't a date. Please enter it again.`,
  no_text: ({ field }) => msg`${field}: please enter text.`,
  not_in_list: ({ field }) => msg`${field}: please choose one from the list.`,
  too_early: ({ field }) => msg`${field}: that is too long ago. Please check the year.`,
  too_late: ({ field }) => msg`${field}: that is too far in the future. Please check the year.`,
  out_of_order: ({ field, other }) => msg`${field}: this can't be before “${other}”.`,
  slug_empty: msg`The address needs at least one letter or digit.`,
  slug_reserved: msg`This address is needed for something else. Please choose a different one.`,
  other: ({ field }) => msg`${field}: please check this.`,
};

const somethingIsWrong = msg`Something that you entered isn't right. Please check it.`;

/** The same of what no form has a name for: a line of a document, what the page itself adds. */
const unnamed: Partial<Record<Problem, Sentence>> = {
  required: msg`Something is missing. Please fill in what is empty.`,
  too_short: ({ limit }) => msg`One of your texts is too short: at least ${limit} characters.`,
  too_long: ({ limit }) => msg`One of your texts is too long: ${limit} characters at most.`,
  too_many: ({ limit }) => msg`That is too much for one list: ${limit} entries at most.`,
  several_lines: msg`One of your texts has several lines where there is place for one.`,
  no_date: msg`One of the dates isn't right. Please check them.`,
  too_early: msg`One of the dates is too long ago. Please check the year.`,
  too_late: msg`One of the dates is too far in the future. Please check the year.`,
  out_of_order: msg`The dates are in the wrong order. Please check them.`,
  no_text: somethingIsWrong,
  not_in_list: somethingIsWrong,
  other: somethingIsWrong,
};

/** What a refusal with the code `invalid` says; undefined unless its parameters name the problem. */
export function problemWords(i18n: I18n, { params, message }: CodedMessage): string | undefined {
  if (typeof params?.problem !== "string") return undefined;
  const { problem, ...others } = params;
  const labels = labelsOf(i18n, others);
  const sentences = labels || !Object.hasOwn(unnamed, problem) ? problems : unnamed;
  return say(i18n, sentences, { code: problem, params: { ...others, ...labels }, message });
}

/** The fields that a problem is about, as the forms call them; undefined where a form has no name for one. */
function labelsOf(i18n: I18n, params: Parameters): Parameters | undefined {
  const labels: Record<string, string> = {};
  for (const about of ["field", "other"]) {
    if (!(about in params)) continue;
    const label = fieldName(i18n, String(params[about]));
    if (!label) return undefined;
    labels[about] = label;
  }
  return labels;
}
