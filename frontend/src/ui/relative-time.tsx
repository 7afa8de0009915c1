import { useLingui } from "@lingui/react";

import { relativeTime } from "@/i18n/relative-time";

export function RelativeTime({ at }: { at: Date | string }) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{relativeTime(i18n, moment, new Date())}</time>;
}
