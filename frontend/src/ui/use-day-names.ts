import { useLingui } from "@lingui/react/macro";

import { dayBefore, localDay } from "@/i18n/dates";

/** Names the day of a moment as the days are here: Today, Yesterday, or its date. */
export function useDayNames(): (moment: string) => string {
  const { i18n, t } = useLingui();
  // Which days these are is told from the moment at which they are shown.
  // oxlint-disable-next-line react/purity
  const now = new Date();
  const today = localDay(i18n, now);
  const yesterday = localDay(i18n, dayBefore(now));
  return (moment) => {
    const day = localDay(i18n, moment);
    return day === today ? t`Today` : day === yesterday ? t`Yesterday` : day;
  };
}
