import { Trans, useLingui } from "@lingui/react/macro";

import { Chart } from "@/ui/chart/chart";

import type { HistoryPoint } from "./api/model";
import type { Measure } from "./chart-series";
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

/** One measure of one queue over the last hours. */
export function QueueChart({ queue, measure, points, hours, stepSeconds, readAt }: QueueChartProps) {
  const { i18n } = useLingui();
  return (
    <Chart
      title={`${queue}: ${i18n._(measure.title)}`}
      drawnAs={measure.drawnAs}
      series={measure.series.map(({ name, ...drawn }) => ({ name: i18n._(name), ...drawn }))}
      points={points.map((point) => ({
        at: Date.parse(point.at),
        values: measure.series.map(({ value }) => value(point)),
      }))}
      span={[readAt - hours * 3_600_000, readAt]}
      stepMs={stepSeconds * 1000}
      isDuration={measure.isDuration ?? false}
      say={(value) => (measure.isDuration ? duration(i18n, value) : i18n.number(value))}
      sayTime={(at) => clock(i18n, at, hours)}
      empty={<Trans>Nothing was recorded in this time. Figures are recorded once a minute while workers run.</Trans>}
    />
  );
}
