import { i18n } from "@lingui/core";
import { afterEach, expect, it } from "vitest";

import { speak } from "./language";
import { relativeTime } from "./relative-time";

const now = new Date(2026, 10, 21, 12); // noon wherever this runs: a week earlier is the 14th in every time zone
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (milliseconds: number) => relativeTime(i18n, new Date(now.getTime() - milliseconds), now);

afterEach(() => speak("en"));

it.each([
  [59 * SECOND, "Just now"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [23 * HOUR, "23 hours ago"],
  [DAY, "1 day ago"],
  [7 * DAY - SECOND, "6 days ago"],
  [7 * DAY, "Nov 14, 2026"],
])("%d ms ago is '%s'", (milliseconds, words) => {
  expect(ago(milliseconds)).toBe(words);
});

it("speaks Spanish", async () => {
  await speak("es");
  expect([ago(0), ago(MINUTE), ago(2 * DAY)]).toEqual(["Ahora mismo", "hace 1 minuto", "hace 2 días"]);
});
