import { useLingui } from "@lingui/react";

import { relativeTime } from "@/i18n/relative-time";

export function RelativeTime({ at }: { at: Date | string }) {
  const { i18n } = useLingui();
  const moment = new Date(at);
  // How long ago it was is told from the moment at which it is shown.
  // oxlint-disable-next-line react/purity
  return <time dateTime={moment.toISOString()}>{relativeTime(i18n, moment, new Date())}</time>;
}
