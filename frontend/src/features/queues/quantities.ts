import type { I18n } from "@lingui/core";

const MEGABYTE = 1_000_000;

/** Seconds; less than this is told as less, since 0 would say that nothing was done. */
const LEAST_SAID = 0.1;

const UNBROKEN = "\u00a0";

/** A length of time in its two largest units, each with its figure on one line: '< 0.1 sec', '0.4 sec', '12 sec', '3 min 20 sec', '2 hr 5 min', '4 days 1 hr'. */
export function duration(i18n: I18n, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const say = (count: number, unit: string) =>
    i18n.number(count, { style: "unit", unit, unitDisplay: "short" }).replaceAll(" ", UNBROKEN);
  const both = (large: number, largeUnit: string, small: number, smallUnit: string) =>
    small === 0 ? say(large, largeUnit) : `${say(large, largeUnit)} ${say(small, smallUnit)}`;
  if (seconds > 0 && seconds < LEAST_SAID) return `<${UNBROKEN}${say(LEAST_SAID, "second")}`;
  if (seconds < 10) return say(Math.floor(Math.max(0, seconds) * 10) / 10, "second");
  if (whole < 60) return say(whole, "second");
  if (whole < 3_600) return both(Math.floor(whole / 60), "minute", whole % 60, "second");
  if (whole < 86_400) return both(Math.floor(whole / 3_600), "hour", Math.floor((whole % 3_600) / 60), "minute");
  return both(Math.floor(whole / 86_400), "day", Math.floor((whole % 86_400) / 3_600), "hour");
}

/** Seconds from one ISO moment to another; never negative, since the two may come from two clocks. */
export const secondsBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);

export const megabytes = (i18n: I18n, bytes: number) =>
  i18n.number(Math.round(bytes / MEGABYTE), { style: "unit", unit: "megabyte", unitDisplay: "short" });

/** At most one decimal: a slow queue finishes less than one job a minute. */
export const rate = (i18n: I18n, perMinute: number) => i18n.number(perMinute, { maximumFractionDigits: 1 });

/** A moment to the second, in the person's own time. */
export const moment = (i18n: I18n, at: string) => i18n.date(new Date(at), { dateStyle: "medium", timeStyle: "medium" });

/** The same under a heading that says the day. */
export const timeOfDay = (i18n: I18n, at: string) => i18n.date(new Date(at), { timeStyle: "medium" });

/** For the axis and table of a chart of so many hours: the day only where it is needed to tell two apart. */
export const clock = (i18n: I18n, at: number, hours: number) =>
  i18n.date(
    new Date(at),
    hours <= 24
      ? { hour: "numeric", minute: "2-digit" }
      : { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  );
