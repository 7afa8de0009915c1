import { compareMonths, type Month, monthOf, monthsLater } from "./month";
import {
  MONTH,
  MONTHS,
  NUMBER,
  numberOf,
  PART_OF_A_YEAR,
  PARTS_OF_A_YEAR,
  SEASON,
  SEASONS,
  WHOLE_MONTH,
} from "./words";

/** `start`: the first month of what a season or a year covers. `end`: its last. */
export type Edge = "start" | "end";

export interface Reading {
  today: Date;
  edge: Edge;
  /** Whether "3/4/2018" is the 3rd of April, as in Spanish, or the 4th of March. */
  dayFirst: boolean;
}

/** What a piece of the text may mean: nothing that a calendar has, one month, or several that it could be. */
interface Found {
  at: number;
  until: number;
  months: Month[];
}

type Groups = Record<string, string | undefined>;
type Meaning = (groups: Groups, reading: Reading) => Month[];

const YEAR = "(?:19|20)\\d{2}";
const SHORT_YEAR = "(?:19|20)\\d{2}|'\\d{2}";
const OF = "(?:,? (?:of |de |del |in |en )?(?:ano )?|[-/. ])";

/** "'98" is 1998, "'05" is 2005: the year nearest to a working life that lies behind us. */
function yearOf(digits: string, { today }: Reading): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits.slice(-2));
  return year > today.getFullYear() + 1 ? year - 100 : year;
}

const isMonth = (number: number) => number >= 1 && number <= 12;
const lastYear = (latest: number, { today }: Reading): Month => {
  const now = monthOf(today);
  return { year: latest < now.month ? now.year : now.year - 1, month: latest };
};

const byName: Meaning = ({ name = "", year = "" }, reading) => [
  { year: yearOf(year, reading), month: MONTHS[name] ?? 0 },
];
const bySeason: Meaning = ({ season = "", year = "" }, reading) => [
  { year: yearOf(year, reading), month: monthOfSeason(season, reading.edge) },
];
const monthOfSeason = (season: string, edge: Edge) => SEASONS[season]?.[edge === "start" ? 0 : 1] ?? 0;

const byDay: Meaning = ({ one = "", other = "", year = "" }, reading) => {
  const [first, second] = [Number(one), Number(other)];
  const month = reading.dayFirst ? second : first;
  const whole = yearOf(year, reading);
  return isMonth(month) ? [{ year: whole, month }] : [{ year: whole, month: reading.dayFirst ? first : second }];
};

const HALF = /^(?:half|medi)/;
const ago: Meaning = ({ count = "", half, after, unit = "" }, { today }) => {
  const number = (HALF.test(count) ? 0.5 : numberOf(count || "1")) + ((half ?? after) ? 0.5 : 0);
  if (/^(?:day|dia)/.test(unit))
    return [monthOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - number))];
  if (/^(?:week|semana)/.test(unit)) {
    return [monthOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 7 * number))];
  }
  return [monthsLater(monthOf(today), -Math.round(number * (/^(?:year|ano)/.test(unit) ? 12 : 1)))];
};

/** A month without its year could be the latest such month or the one before. */
const withoutYear: Meaning = ({ name = "" }, { today }) => {
  const now = monthOf(today);
  const month = MONTHS[name] ?? 0;
  const latest = { year: month <= now.month ? now.year : now.year - 1, month };
  return [latest, { ...latest, year: latest.year - 1 }];
};

/** "3/18" is the 18th of March, or March 2018; where no month has such a day, it is a year. */
const monthAndShortYear: Meaning = ({ number = "", year = "" }, reading) => [
  { year: yearOf(`'${year}`, reading), month: Number(number) },
];

const ONE_OF_THESE: [pattern: string, meaning: Meaning][] = [
  [
    `(?<year>${YEAR})[-/.](?<month>1[0-2]|0?[1-9])(?:[-/.]\\d{1,2})?(?!\\d)`,
    ({ year, month }) => [{ year: Number(year), month: Number(month) }],
  ],
  [`(?<!\\d)(?<one>\\d{1,2})[-/.](?<other>\\d{1,2})[-/.](?<year>${YEAR}|\\d{2})(?!\\d)`, byDay],
  [
    `(?<!\\d)(?<number>1[0-2]|0?[1-9]) ?[-/. ] ?(?<year>${YEAR})(?!\\d)`,
    ({ number, year }) => [{ year: Number(year), month: Number(number) }],
  ],
  [`(?<name>${MONTH})\\b\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?,?${OF}(?<year>${SHORT_YEAR})(?!\\d)`, byName],
  [`(?:\\d{1,2} (?:de |of )?)?(?<name>${MONTH})\\b\\.?${OF}?(?<year>${SHORT_YEAR})(?!\\d)`, byName],
  [`(?<year>${YEAR}),? (?<name>${MONTH})\\b`, byName],
  [`(?<season>${SEASON})${OF}?(?<year>${SHORT_YEAR})(?!\\d)`, bySeason],
  [
    `(?:last|past|previous) (?<season>${SEASON})\\b|(?<season2>${SEASON}) (?:pasad[oa]|anterior)\\b`,
    ({ season, season2 }, reading) => [lastYear(monthOfSeason(season ?? season2 ?? "", reading.edge), reading)],
  ],
  [
    `(?:last|past) (?<name>${MONTH})\\b|(?<name2>${MONTH}) (?:pasado|anterior)\\b`,
    ({ name, name2 }, reading) => [lastYear(MONTHS[name ?? name2 ?? ""] ?? 0, reading)],
  ],
  [
    `(?<part>${PART_OF_A_YEAR})(?:[- ](?:of |de |del )?(?:the )?(?:year |ano )?)(?<year>${YEAR})(?!\\d)`,
    ({ part = "", year }) => [{ year: Number(year), month: PARTS_OF_A_YEAR[part] ?? 0 }],
  ],
  [
    `\\b(?<count>half an?|${NUMBER})(?<half> and a half)? (?<unit>years?|months?|weeks?|days?)(?<after> and a half)? (?:ago|back)\\b`,
    ago,
  ],
  [
    `\\bhace (?:como |unos |unas |mas o menos |aproximadamente )?(?:(?<count>medi[oa]|${NUMBER}) |(?=ano y medio))(?<unit>anos?|mes(?:es)?|semanas?|dias?)(?<half> y medi[oa])?\\b`,
    ago,
  ],
  [
    `\\b(?:last|past|previous) month\\b|\\bmes (?:pasado|anterior)\\b|\\bpasado mes\\b`,
    (_, { today }) => [monthsLater(monthOf(today), -1)],
  ],
  [
    `\\b(?:this|current) month\\b|\\b(?:este|presente) mes\\b|\\b(?:today|hoy|this week|esta semana)\\b`,
    (_, { today }) => [monthOf(today)],
  ],
  [`\\b(?:yesterday|ayer)\\b`, (_, reading) => ago({ count: "1", unit: "day" }, reading)],
  [`\\blast week\\b|\\bsemana pasada\\b`, (_, reading) => ago({ count: "1", unit: "week" }, reading)],
  [`(?<!\\d)(?<year>${YEAR})(?!\\d)`, ({ year }) => [{ year: Number(year), month: 1 }]],
  [`(?<![\\w'])'(?<year>\\d{2})(?!\\d)`, ({ year = "" }, reading) => [{ year: yearOf(`'${year}`, reading), month: 1 }]],
  [`\\b(?<number>1[0-2]|0?[1-9])/(?<year>3[2-9]|[4-9]\\d)(?![\\d/])`, monthAndShortYear],
  [`\\b(?<name>${WHOLE_MONTH})\\b`, withoutYear],
];

const PATTERNS = ONE_OF_THESE.map(([pattern, meaning]) => [new RegExp(pattern, "g"), meaning] as const);

/** Every date that stands in a folded text, from left to right. */
export function findMonths(text: string, reading: Reading): Found[] {
  const found: Found[] = [];
  for (const [pattern, meaning] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [at, until] = [match.index, match.index + match[0].length];
      if (found.some((other) => at < other.until && until > other.at)) continue;
      const months = meaning(match.groups ?? {}, reading).filter(({ month }) => isMonth(month));
      found.push({ at, until, months });
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Each month once, in the order of the calendar. */
export const distinct = (months: Month[]): Month[] =>
  [...new Map(months.map((month) => [month.year * 12 + month.month, month])).values()].sort(compareMonths);
