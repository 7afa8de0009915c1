import { type Month, monthOf, monthsLater } from "./month";
import { type DateContext, understandDate } from "./understand-date";
import { folded, NUMBER, numberOf } from "./words";

/** When a job began and ended; `end` is absent where nothing was said of an end. */
export interface Tenure {
  start: Month;
  end?: Month;
  /** Counted back from today, because a length and no date was given. */
  isCounted: boolean;
}

const MONTHS_OF: Record<string, number> = { year: 12, ano: 12, month: 1, mes: 1, week: 0.25, semana: 0.25 };
const HALF = /\b(?:half a year|medio ano)\b/;
const LENGTH = new RegExp(
  `\\b(?<count>${NUMBER})(?<half> and a half| y medi[oa])? ?(?<unit>year|ano|month|mes|week|semana)(?:s|es)?\\b(?<after> and a half| y medi[oa])?`,
  "g",
);

/**
 * An answer to "How long did you work there?": "about three years", "un año y medio", "since April 2018", "from 2015
 * to 2018". Undefined when it says neither a length nor a date.
 */
export function understandTenure(said: string, context: DateContext): Tenure | undefined {
  const dated = understandDate(said, "start", context);
  if (dated.kind === "range") {
    return { start: dated.start, ...(dated.end !== "present" && { end: dated.end }), isCounted: false };
  }
  const months = lengthInMonths(said);
  if (dated.kind === "month") {
    const ended = months > 0 && /\b(?:until|till?|hasta|ended|left|termin|sali)/.test(folded(said));
    return ended
      ? { start: monthsLater(dated.month, -months), end: dated.month, isCounted: true }
      : { start: dated.month, isCounted: false };
  }
  if (months <= 0) return undefined;
  return { start: monthsLater(monthOf(context.today), -months), isCounted: true };
}

/** "Two years and three months" is 27; 0 when no length is given. */
function lengthInMonths(said: string): number {
  const text = folded(said);
  const halves = HALF.test(text) ? 6 : 0;
  const total = [...text.replace(HALF, "").matchAll(LENGTH)].reduce((sum, { groups = {} }) => {
    const { count = "", unit = "", half, after } = groups;
    return sum + (numberOf(count) + ((half ?? after) ? 0.5 : 0)) * (MONTHS_OF[unit] ?? 0);
  }, halves);
  return Number.isFinite(total) ? Math.max(Math.round(total), total > 0 ? 1 : 0) : 0;
}
