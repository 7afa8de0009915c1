import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

import { translateServerMessage } from "./server-messages";

/**
 * The short figure beside a step, such as '7 of 9' or '3 jobs', or what it is at just now, which the server
 * writes in English. What isn't known is shown as it came.
 */
export function translateDetail(i18n: I18n, detail: string): string {
  const share = /^(\d+) of (\d+)$/.exec(detail);
  if (share) {
    const [, part = "", whole = ""] = share;
    return i18n._(msg`${part} of ${whole}`);
  }
  const counted = /^(\d+) (found|jobs?|skills?|lines?|pages?)$/.exec(detail);
  if (!counted) return translateServerMessage(i18n, detail);
  const count = Number(counted[1]);
  switch (counted[2]) {
    case "found":
      return i18n._(msg`${count} found`);
    case "job":
    case "jobs":
      return i18n._(msg`${plural(count, { one: "# job", other: "# jobs" })}`);
    case "skill":
    case "skills":
      return i18n._(msg`${plural(count, { one: "# skill", other: "# skills" })}`);
    case "line":
    case "lines":
      return i18n._(msg`${plural(count, { one: "# line", other: "# lines" })}`);
    default:
      return i18n._(msg`${plural(count, { one: "# page", other: "# pages" })}`);
  }
}
