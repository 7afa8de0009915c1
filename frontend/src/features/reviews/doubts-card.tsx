import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Card } from "@/ui/card";

import type { Review } from "./api";
import { DoubtItem } from "./doubt-item";

/** What needs the person's eye, before everything else. */
export function DoubtsCard({ review }: { review: Review }) {
  const heading = useId();
  const { doubts } = review;
  const settled = doubts.filter(({ answer }) => answer !== null).length;
  const count = doubts.length;
  if (count === 0) return null;
  return (
    <Card look="placard" aria-labelledby={heading} className="grid px-0 pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
        <h2 id={heading} className="text-2xl">
          <Trans>Needs your eye</Trans>
        </h2>
        <div className="flex items-center gap-3">
          <span role="status" className="text-ink-soft">
            <Trans>
              {settled} of {count}
            </Trans>
          </span>
          <Blocks settled={settled} count={count} />
        </div>
      </div>
      <ul>
        {doubts.map((doubt) => (
          <DoubtItem key={doubt.number} doubt={doubt} review={review} />
        ))}
      </ul>
    </Card>
  );
}

function Blocks({ settled, count }: { settled: number; count: number }) {
  const { t } = useLingui();
  return (
    <span
      role="meter"
      aria-label={t`Settled`}
      aria-valuenow={settled}
      aria-valuemin={0}
      aria-valuemax={count}
      className="hidden gap-0.5 sm:flex"
    >
      {Array.from({ length: count }, (_, place) => (
        <i
          key={place}
          className={`h-3 w-5 rounded-[2px] border border-line-field ${place < settled ? "bg-bar" : "bg-track"}`}
        />
      ))}
    </span>
  );
}
