import type { Span } from "./scale";
import type { Point } from "./series";

const MOST_BARS = 60;
const FACTORS = [1, 2, 5, 10, 15, 30, 60, 120, 240];

/** As many steps to a bar as make at most 60 bars, which can still be told apart on a phone; a bar is their sum. */
export function broadBars(points: Point[], stepMs: number, [first, last]: Span): { points: Point[]; stepMs: number } {
  const bars = (factor: number) => Math.ceil((last - first) / (stepMs * factor)) + 1; // one may begin before the first
  const factor = bars(1) <= MOST_BARS + 1 ? 1 : (FACTORS.find((one) => bars(one) <= MOST_BARS) ?? bars(1));
  if (factor === 1) return { points, stepMs };
  const broad = stepMs * factor;
  const sums = new Map<number, Point>();
  for (const { at, values } of points) {
    const begins = Math.floor(at / broad) * broad;
    const before = sums.get(begins)?.values ?? values.map(() => 0);
    sums.set(begins, { at: begins, values: values.map((value, place) => value + (before[place] ?? 0)) });
  }
  return { points: [...sums.values()], stepMs: broad };
}
