import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { type JobFilter, jobStates } from "./api/model";
import { useQueuesOverview } from "./api/queues-overview";
import { stateNames } from "./names";

interface StateChipsProps {
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
}

/** The state as one press; what waits and runs at this moment is counted, as the overview knows it. */
export function StateChips({ filter, onChange }: StateChipsProps) {
  const { i18n, t } = useLingui();
  const { data: overview } = useQueuesOverview();
  const { state: chosen, ...rest } = filter;
  const isWhole = Object.keys(rest).every((field) => field === "queue");
  const counted = overview?.queues.filter(({ name }) => !rest.queue || rest.queue === name);
  const sum = (of: "depth" | "running") => counted?.reduce((total, queue) => total + queue[of], 0);
  const counts: Partial<Record<string, number | undefined>> = isWhole
    ? { queued: sum("depth"), running: sum("running") }
    : {};
  return (
    <div role="group" aria-label={t`Filter by status`} className="flex flex-wrap gap-2">
      <Chip pressed={!chosen} onPress={() => onChange(rest)}>
        <Trans>All</Trans>
      </Chip>
      {jobStates.map((state) => (
        <Chip key={state} pressed={chosen === state} count={counts[state]} onPress={() => onChange({ ...rest, state })}>
          {i18n._(stateNames[state])}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  count?: number | undefined;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, count, onPress, children }: ChipProps) {
  const { i18n } = useLingui();
  const look = pressed ? "border-line-strong bg-ink text-paper" : "border-line-field bg-card text-ink hover:bg-grey-bg";
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`inline-flex min-h-tap items-center gap-2 rounded-card border px-3.5 font-semibold ${look}`}
    >
      {children}
      {count !== undefined && <span className="figure">{i18n.number(count)}</span>}
    </button>
  );
}
