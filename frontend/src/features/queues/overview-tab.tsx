import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { Select } from "@/ui/field";
import { ErrorState, ListSkeleton } from "@/ui/list-states";

import { useQueuesHistory } from "./api/queues-history";
import { useQueuesOverview } from "./api/queues-overview";
import { type MeasureName, measureNames, measures } from "./chart-series";
import { QueueCard } from "./queue-card";
import { QueueChart } from "./queue-chart";
import { isBad, troubleOf, worstFirst } from "./trouble";
import { WorkersTable } from "./workers-table";

const DEFAULT_HOURS = 6;

/** Every queue with its figures and its chart, and the workers. */
export function OverviewTab() {
  const { data: overview, isPending, refetch } = useQueuesOverview();
  const [measureName, setMeasureName] = useState<MeasureName>("load");
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const history = useQueuesHistory(hours);
  if (isPending) return <ListSkeleton rows={4} />;
  if (!overview) return <ErrorState onRetry={() => void refetch()} />;
  const inTrouble = overview.queues.some((queue) => isBad(troubleOf(queue)));
  return (
    <>
      <ChartChoice {...{ measureName, hours }} onMeasure={setMeasureName} onHours={setHours} />
      {history.isError && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {worstFirst(overview.queues).map((queue) => (
          <QueueCard key={queue.name} queue={queue}>
            <Foldable isFolded={inTrouble && !isBad(troubleOf(queue))}>
              {history.isPending && <div className="h-32 animate-pulse rounded-card bg-track" />}
              {history.data && (
                <QueueChart
                  queue={queue.name}
                  measure={measures[measureName]}
                  points={history.data.queues.find(({ name }) => name === queue.name)?.points ?? []}
                  hours={hours}
                  stepSeconds={history.data.stepSeconds}
                  readAt={history.dataUpdatedAt}
                />
              )}
            </Foldable>
          </QueueCard>
        ))}
      </div>
      <WorkersTable overview={overview} />
    </>
  );
}

/** While some queue is in trouble, a quiet one takes no room for its chart until it is asked for. */
function Foldable({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className="inline-flex min-h-tap cursor-pointer items-center font-semibold underline underline-offset-4">
        <Trans>Show the chart</Trans>
      </summary>
      {children}
    </details>
  );
}

interface ChartChoiceProps {
  measureName: MeasureName;
  hours: number;
  onMeasure: (name: MeasureName) => void;
  onHours: (hours: number) => void;
}

function ChartChoice({ measureName, hours, onMeasure, onHours }: ChartChoiceProps) {
  const { i18n, t } = useLingui();
  const isMeasure = (name: string): name is MeasureName => name in measures;
  return (
    <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
      <Select
        label={<Trans>Charts show</Trans>}
        value={measureName}
        onChange={({ target }) => isMeasure(target.value) && onMeasure(target.value)}
      >
        {measureNames.map((name) => (
          <option key={name} value={name}>
            {i18n._(measures[name].title)}
          </option>
        ))}
      </Select>
      <Select label={<Trans>Time</Trans>} value={hours} onChange={({ target }) => onHours(Number(target.value))}>
        <option value={1}>{t`Last hour`}</option>
        <option value={6}>{t`Last 6 hours`}</option>
        <option value={24}>{t`Last 24 hours`}</option>
        <option value={72}>{t`Last 3 days`}</option>
        <option value={336}>{t`Last 14 days`}</option>
      </Select>
    </div>
  );
}
