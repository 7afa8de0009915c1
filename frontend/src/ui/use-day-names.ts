import { useLingui } from "@lingui/react/macro";

import { dayBefore, localDay } from "@/i18n/dates";

/** Names the day of a moment as the days are here: Today, Yesterday, or its date. */
export function useDayNames(): (moment: string) => string {
  const { i18n, t } = useLingui();
  return (moment) => {
    const now = new Date();
    const day = localDay(i18n, moment);
    if (day === localDay(i18n, now)) return t`Today`;
    return day === localDay(i18n, dayBefore(now)) ? t`Yesterday` : day;
  };
}
