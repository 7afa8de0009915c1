import { distinct, type Edge, findMonths, type Reading } from "./find-months";
import { compareMonths, type Month, monthsLater } from "./month";
import { folded } from "./words";

/** `maybe`: the months that it could have meant, to be offered when it is asked again. */
export type Understood =
  | { kind: "month"; month: Month }
  | { kind: "range"; start: Month; end: Month | "present" }
  | { kind: "present" }
  | { kind: "unclear"; maybe: Month[] };

export interface DateContext {
  today: Date;
  /** Of the person's language: in Spanish, the day of "3/4/2018" comes first. */
  language: string;
}

const PRESENT =
  /\b(?:present(?:ly|e)?|current(?:ly)?|now|nowadays|ongoing|still|to date|actual(?:idad|mente)?|todavia|aun|sigo|hoy en dia|la fecha|ahora)\b/;
const TO = /^\s*(?:-+|to|until|till?|through|thru|up to|hasta|al?|and|y)\s*(?:the |la |el )?$/;
const TO_PRESENT = /^\s*(?:-+|to|until|till?|through|thru|up to|hasta|al?)?\s*(?:the |la |el )?/;

/**
 * The month or the months that a person names, in English or Spanish: "3/2018", "summer of 2019", "last month",
 * "marzo de 1998", "from 2015 to 2018", "present". What could mean several months is unclear, and so is what names
 * none.
 */
export function understandDate(said: string, edge: Edge, context: DateContext): Understood {
  const text = withYearsInFigures(folded(said), context.today);
  const reading: Reading = { today: context.today, edge, dayFirst: context.language.startsWith("es") };
  const [first, second, ...more] = findMonths(text, reading);
  if (!first) return PRESENT.test(text) ? { kind: "present" } : { kind: "unclear", maybe: [] };

  const isPlain = first.months.length === 1 && (!second || second.months.length === 1) && more.length === 0;
  if (second && isPlain && TO.test(text.slice(first.until, second.at))) {
    const [start] = first.months;
    const [end] = findMonths(text, { ...reading, edge: "end" })[1]?.months ?? [];
    if (start && end) return rangeOf(start, end);
  }
  const options = distinct([first, second, ...more].flatMap((one) => one?.months ?? []));
  const [only, ...others] = options;
  if (!only || others.length > 0) return { kind: "unclear", maybe: options };
  return saysPresent(text.slice(first.until))
    ? { kind: "range", start: only, end: "present" }
    : { kind: "month", month: only };
}

/** "March of last year" and "a principios de este año" are read as any other year is. */
const withYearsInFigures = (text: string, today: Date) =>
  text
    .replace(/\b(?:last|past|previous) year\b|\bano (?:pasado|anterior)\b/g, String(today.getFullYear() - 1))
    .replace(/\b(?:this|the current) year\b|\beste ano\b/g, String(today.getFullYear()));

const saysPresent = (rest: string) => PRESENT.test(rest.replace(TO_PRESENT, "").slice(0, 25));

const rangeOf = (start: Month, end: Month): Understood =>
  compareMonths(start, end) <= 0 ? { kind: "range", start, end } : { kind: "unclear", maybe: [start, end] };

/** The first year that a form takes; the server has the same. */
const EARLIEST_YEAR = 1920;

/** Whether a month can be true: not before 1920, and at most so many months ahead of today. */
export const isPlausible = (month: Month, today: Month, monthsAhead: number) =>
  month.year >= EARLIEST_YEAR && compareMonths(month, monthsLater(today, monthsAhead)) <= 0;
