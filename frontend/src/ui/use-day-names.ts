import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { localDay } from "@/i18n/dates";

const DAY_MS = 86_400_000;

/** Names the day of a moment as the days are here: Today, Yesterday, or its date. */
export function useDayNames(): (moment: string) => string {
  const { i18n, t } = useLingui();
  const [now] = useState(() => Date.now());
  const today = localDay(i18n, new Date(now).toISOString());
  const yesterday = localDay(i18n, new Date(now - DAY_MS).toISOString());
  return (moment) => {
    const day = localDay(i18n, moment);
    return day === today ? t`Today` : day === yesterday ? t`Yesterday` : day;
  };
}
