import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";

/** What was photographed, for the person to compare with the form. The pictures never leave this page again. */
export function CardPicture({ sides, number }: { sides: File[]; number: string | null }) {
  return (
    <div className="grid gap-2">
      {sides.map((side, place) => (
        <Side key={`${side.name}-${String(place)}`} picture={side} place={place + 1} />
      ))}
      {number && (
        <p>
          <Trans>
            Number on the card: <b className="break-words">{number}</b>
          </Trans>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          Compare each field with the card. What we couldn't read for sure is empty. The photo and the number aren't
          kept.
        </Trans>
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
