import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { type JobFilter, isUnended, type JobState, jobStates } from "./api/model";
import { useQueueJobCounts } from "./api/queue-job-counts";
import { stateNames } from "./names";

interface StateChipsProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** The state as one press, with how many jobs of the filter are in it. */
export function StateChips({ filter, onChange }: StateChipsProps) {
  const { i18n, t } = useLingui();
  const { state: chosen, ...rest } = filter;
  const { data: counts } = useQueueJobCounts(rest);
  const countOf = (states: JobState[]) => {
    if (!counts) return undefined;
    const isLowerBound = counts.moreEnded && states.some((state) => !isUnended(state));
    const count = states.reduce((total, state) => total + (counts.states[state] ?? 0), 0);
    return i18n.number(count) + (isLowerBound ? "+" : "");
  };
  return (
    <div role="group" aria-label={t`Filter by status`} className="flex flex-wrap gap-2">
      <Chip pressed={!chosen} count={countOf(jobStates)} onPress={() => onChange(rest)}>
        <Trans>All</Trans>
      </Chip>
      {jobStates.map((state) => (
        <Chip
          key={state}
          pressed={chosen === state}
          count={countOf([state])}
          onPress={() => onChange({ ...rest, state })}
        >
          {i18n._(stateNames[state])}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  count?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  const look = pressed ? "border-line-strong bg-ink text-paper" : "border-line-field bg-card text-ink hover:bg-grey-bg";
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`inline-flex min-h-tap items-center gap-2 rounded-card border px-3.5 font-semibold ${look}`}
    >
      {children} {count !== undefined && <span className="figure">{count}</span>}
    </button>
  );
}
