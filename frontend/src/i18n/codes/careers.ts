import { msg, plural } from "@lingui/core/macro";

import type { CodedMessage, Sentence } from "./sentences";

type Params = CodedMessage["params"];

/** Why a career is suggested, what of it the person has, and what it would take. */
export const careerFindings = {
  step_up: ({ from_title: title }) => msg`It is the usual step up from your work as ${title}.`,
  next_step: ({ from_title: title }) => msg`People often move into it from work like yours (${title}).`,
  related_work: ({ from_title: title }) => msg`It is close to work that you have done (${title}).`,
  fits_your_words: msg`It fits what you say that you can do.`,
  own_words_count: ({ words }) => msg`What you bring already: ${words}.`,
  pays_more: ({ percent }) => msg`In California it pays ${percent}% more at the median.`,
  ticket_held: ({ name }) => msg`You hold ${name}.`,
  experience_held: ({ count }) =>
    msg`${plural(count, { one: "You have a year in the work that leads here.", other: "You have # years in the work that leads here." })}`,
  ticket_required: ({ name }) => msg`You need ${name} first.`,
  ticket_required_months: ({ name, months }) => msg`You need ${name} first: about ${months} months to get there.`,
  ticket_helps: ({ name }) => msg`It helps to have ${name}.`,
  experience_some: msg`Employers usually want some years in a related job.`,
  experience_five: msg`Employers usually want five years or more in a related job.`,
  education_certificate: msg`It usually takes a certificate after high school.`,
  education_college: msg`It usually takes some college.`,
  education_associate: msg`It usually takes an associate's degree.`,
  education_bachelor: msg`It usually takes a bachelor's degree.`,
  education_advanced: msg`It usually takes a master's degree or more.`,
  training_short: msg`It is learned on the job within a month.`,
  training_moderate: msg`It is learned on the job in one to twelve months.`,
  training_long: msg`It takes more than a year of training on the job.`,
  training_apprenticeship: msg`It is learned in an apprenticeship.`,
} satisfies Record<string, Sentence>;

/** The parameters with names in the reader's language, where they come in both (`name` and `name_es`). */
export function inLanguage(params: Params, language: string): Params {
  if (language !== "es" || !params) return params;
  const spanish = Object.entries(params).filter(([name]) => name.endsWith("_es"));
  return { ...params, ...Object.fromEntries(spanish.map(([name, value]) => [name.slice(0, -3), value])) };
}
