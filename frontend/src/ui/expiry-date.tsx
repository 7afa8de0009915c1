import { Trans, useLingui } from "@lingui/react/macro";

import { day, isPast } from "@/i18n/dates";

/** When a certification runs out, or when it did: on its last day it is still valid. */
export function ExpiryDate({ isoDay }: { isoDay: string }) {
  const { i18n } = useLingui();
  const expires = day(i18n, isoDay);
  return isPast(isoDay) ? <Trans>Expired {expires}</Trans> : <Trans>Expires {expires}</Trans>;
}
