import { Plural, Trans } from "@lingui/react/macro";

import type { Certification } from "@/api/model";
import { today } from "@/i18n/dates";
import { Tag } from "@/ui/tag";

import { expiryOf } from "./expiry";

/** How a certification stands today, in a word and a colour; nothing for one that never expires. */
export function ExpiryTag({ certification }: { certification: Certification }) {
  const expiry = expiryOf(certification, today());
  if (expiry.state === "never") return null;
  const { days } = expiry;
  if (expiry.state === "expired")
    return (
      <Tag colour="red">
        <Trans>Expired</Trans>
      </Tag>
    );
  if (expiry.state === "soon")
    return (
      <Tag colour="yellow">
        {days === 0 ? (
          <Trans>Expires today</Trans>
        ) : (
          <Plural value={days} one="Expires in # day" other="Expires in # days" />
        )}
      </Tag>
    );
  return (
    <Tag colour="green">
      <Trans>Valid</Trans>
    </Tag>
  );
}
