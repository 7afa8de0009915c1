import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";

/** What was photographed, for the person to compare with the form. The pictures never leave this page again. */
export function CardPicture({ sides }: { sides: File[] }) {
  return (
    <div className="grid gap-2">
      {sides.map((side, place) => (
        <Side key={`${side.name}-${String(place)}`} picture={side} place={place + 1} />
      ))}
      <p className="text-sm text-ink-soft">
        <Trans>Compare each field with the card. What we couldn't read for sure is empty. The photo isn't kept.</Trans>
      </p>
    </div>
  );
}

function Side({ picture, place }: { picture: File; place: number }) {
  const { t } = useLingui();
  const address = useMemo(() => URL.createObjectURL(picture), [picture]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <img
      src={address}
      alt={place === 1 ? t`The card that you photographed` : t`The back of the card`}
      className="max-h-64 w-full rounded-card border border-line object-contain"
    />
  );
}
