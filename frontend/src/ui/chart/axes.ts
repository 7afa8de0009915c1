import type { Span } from "./scale";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
const MOST_STEPS = 4;
/** The lengths of time that clocks are read in: seconds, and below in minutes. */
const ROUND_SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 43_200, 86_400];
const ROUND_MINUTES = [5, 10, 15, 30, 60, 120, 180, 360, 720, DAY_MINUTES, 2 * DAY_MINUTES, 7 * DAY_MINUTES];

/** The figures of an upright axis: round ones from 0 up to the first that is not below the highest value. */
export function roundFigures(highest: number, isDuration = false): number[] {
  const wanted = Math.max(highest, 1) / MOST_STEPS;
  const step = (isDuration ? ROUND_SECONDS : roundNumbers(wanted)).find((round) => round >= wanted) ?? wanted;
  const steps = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, place) => place * step);
}

function roundNumbers(about: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(about)));
  return [1, 2, 2.5, 5, 10].map((number) => number * power).filter(Number.isInteger);
}

/** The moments of a level axis: full hours and the like, by the clock on the wall. */
export function roundTimes([first, last]: Span): number[] {
  const wanted = (last - first) / MOST_STEPS;
  const step = (ROUND_MINUTES.find((minutes) => minutes * MINUTE_MS >= wanted) ?? wanted / MINUTE_MS) * MINUTE_MS;
  const zone = new Date(first).getTimezoneOffset() * MINUTE_MS;
  const begins = Math.ceil((first - zone) / step) * step + zone;
  const times: number[] = [];
  for (let at = begins; at <= last; at += step) times.push(at);
  return times;
}
