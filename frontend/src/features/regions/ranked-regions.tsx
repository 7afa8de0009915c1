import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import type { Ranked } from "./rankings";

const SHOWN_AT_FIRST = 7;

interface RankedRegionsProps {
  title: string;
  unit: string;
  /** The highest first. */
  entries: Ranked[];
  empty: string;
  /** Labels of the regions that have no such figure. */
  withheld: string[];
  /** The region that is chosen on the map. */
  selected: string | undefined;
}

/** Regions by one figure, as bars that are as long as the figure is high. */
export function RankedRegions({ title, unit, entries, empty, withheld, selected }: RankedRegionsProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const most = Math.max(...entries.map(({ amount }) => amount), 0);
  const count = entries.length;
  return (
    <Card aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {count === 0 && <p className="py-4 text-ink-soft">{empty}</p>}
      <ol>
        {entries.slice(0, all ? undefined : SHOWN_AT_FIRST).map((entry, place) => (
          <Row
            key={entry.region}
            entry={entry}
            unit={unit}
            rank={place + 1}
            share={most > 0 ? Math.max(entry.amount, 0) / most : 0}
            isSelected={entry.region === selected}
          />
        ))}
      </ol>
      {count > SHOWN_AT_FIRST && !all && (
        <Button look="quiet" className="-ml-3 w-fit" onClick={() => setAll(true)}>
          <Trans>All {count} regions</Trans>
        </Button>
      )}
      {withheld.length > 0 && <Withheld labels={withheld} />}
    </Card>
  );
}

interface RowProps {
  entry: Ranked;
  unit: string;
  rank: number;
  /** Of the highest figure, 0 to 1. */
  share: number;
  isSelected: boolean;
}

function Row({ entry: { label, figure }, unit, rank, share, isSelected }: RowProps) {
  return (
    <li
      className={`-mx-2 grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-1 border-t border-line px-2 py-2.5 ${isSelected ? "bg-grey-bg" : ""}`}
    >
      <span className="figure text-xl text-ink-soft">#{rank}</span>
      <span>
        <b className="font-semibold">{label}</b>
        <span className="block text-sm text-ink-soft">
          <Trans>California</Trans>
        </span>
      </span>
      <span className="text-right">
        <b className="figure text-xl">{figure}</b> <span className="block text-sm text-ink-soft sm:inline">{unit}</span>
      </span>
      <span aria-hidden className="col-span-2 col-start-2 h-2.5 overflow-hidden rounded-[3px] bg-track">
        <span className={`block h-full ${rank === 1 ? "bg-hivis" : "bg-bar"}`} style={{ width: `${share * 100}%` }} />
      </span>
    </li>
  );
}

function Withheld({ labels }: { labels: string[] }) {
  const count = labels.length;
  return (
    <details className="border-t border-line pt-1">
      <summary className="flex min-h-tap items-center text-ink-soft">
        <Plural value={count} one="# region without a published figure" other="# regions without a published figure" />
      </summary>
      <ul className="pb-2 text-ink-soft">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  );
}
