import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a moment was, in the specification's words; from seven days on, the day itself. */
export function relativeTime(i18n: I18n, at: Date, now: Date): string {
  const elapsed = now.getTime() - at.getTime();
  if (elapsed < MINUTE_MS) return i18n._(msg`Just now`);
  const minutes = Math.floor(elapsed / MINUTE_MS);
  const hours = Math.floor(elapsed / HOUR_MS);
  const days = Math.floor(elapsed / DAY_MS);
  if (elapsed < HOUR_MS) return i18n._(msg`${plural(minutes, { one: "# minute ago", other: "# minutes ago" })}`);
  if (elapsed < DAY_MS) return i18n._(msg`${plural(hours, { one: "# hour ago", other: "# hours ago" })}`);
  if (elapsed < 7 * DAY_MS) return i18n._(msg`${plural(days, { one: "# day ago", other: "# days ago" })}`);
  return i18n.date(at, { dateStyle: "medium" });
}
