import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import type { HistoryPoint } from "@/api/model";

import { Drawing } from "./chart-drawing";
import { HEIGHT, roundTop, WIDTH } from "./chart-scale";
import type { Measure } from "./chart-series";
import { ChartTable } from "./chart-table";
import { clock, duration } from "./quantities";

export interface QueueChartProps {
  queue: string;
  measure: Measure;
  points: HistoryPoint[];
  hours: number;
  stepSeconds: number;
  /** When the points were read, in milliseconds: the right edge. */
  readAt: number;
}

/** One measure of one queue over the last hours: drawn, summed up for who listens, and as a table for who asks. */
export function QueueChart({ queue, measure, points, hours, stepSeconds, readAt }: QueueChartProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const say = (value: number) => (measure.isDuration ? duration(i18n, value) : i18n.number(value));
  const first = readAt - hours * 3_600_000;
  const top = roundTop(highestOf(measure, points));
  const title = i18n._(measure.title);
  const summary = measure.series
    .map((series) => {
      const values = points.map(series.value);
      const [name, last, highest] = [i18n._(series.name), say(values.at(-1) ?? 0), say(Math.max(0, ...values))];
      return t`${name}: last ${last}, highest ${highest}.`;
    })
    .join(" ");

  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {measure.series.map(({ name, fill, dashed }) => (
          <span key={fill} className="inline-flex items-center gap-1.5">
            <Swatch fill={fill} dashed={dashed ?? false} />
            {i18n._(name)}
          </span>
        ))}
      </figcaption>
      {points.length === 0 ? (
        <p className="grid h-32 place-items-center rounded-card bg-grey-bg px-4 text-center text-ink-soft">
          <Trans>Nothing was recorded in this time. It is once a minute while workers run.</Trans>
        </p>
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft tabular-nums">
          <div aria-hidden className="flex flex-col justify-between text-right leading-none">
            <span>{say(top)}</span>
            <span>{say(0)}</span>
          </div>
          <svg
            role="img"
            aria-labelledby={`${id}-title ${id}-desc`}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-32 w-full overflow-visible"
          >
            <title id={`${id}-title`}>{`${queue}: ${title}`}</title>
            <desc id={`${id}-desc`}>{summary}</desc>
            <Drawing {...{ measure, points, top }} span={[first, readAt]} stepMs={stepSeconds * 1000} />
          </svg>
          <div aria-hidden className="col-start-2 mt-1 flex justify-between">
            <span>{clock(i18n, first, hours)}</span>
            <span>{clock(i18n, readAt, hours)}</span>
          </div>
        </div>
      )}
      {points.length > 0 && (
        <details onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}>
          <summary className="flex min-h-tap items-center text-sm font-semibold underline underline-offset-4">
            <Trans>Show as a table</Trans>
          </summary>
          {tableOpen && <ChartTable {...{ measure, points, hours, say }} label={`${queue}: ${title}`} />}
        </details>
      )}
    </figure>
  );
}

function Swatch({ fill, dashed }: { fill: string; dashed: boolean }) {
  return (
    <span aria-hidden className="inline-flex w-5 gap-1">
      <span className={`h-1 flex-1 rounded ${fill}`} />
      {dashed && <span className={`h-1 flex-1 rounded ${fill}`} />}
    </span>
  );
}

function highestOf({ drawnAs, series }: Measure, points: HistoryPoint[]): number {
  const heights = points.map((point) => {
    const values = series.map(({ value }) => value(point));
    return drawnAs === "bars" ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  });
  return Math.max(0, ...heights);
}
