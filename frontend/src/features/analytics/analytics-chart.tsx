import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";

import { day, monthAndYear } from "@/i18n/dates";
import { Card } from "@/ui/card";
import { Chart } from "@/ui/chart/chart";

import type { AnalyticsMeasure } from "./analytics-series";
import type { Analytics, AnalyticsPoint } from "./api";

const DAY_MS = 86_400_000;
/** How wide a bar may be; the shortest month. */
const STEP_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 28 * DAY_MS };

interface AnalyticsChartProps {
  measure: AnalyticsMeasure;
  analytics: Analytics;
}

/** One measure of a period with its total. A step's day is read as UTC, so that it stays the day that it says. */
export function AnalyticsChart({ measure, analytics: { points, step } }: AnalyticsChartProps) {
  const { i18n } = useLingui();
  const placed = points.map((point) => ({
    at: Date.parse(point.begins),
    values: measure.series.map(({ value }) => value(point)),
  }));
  const [first = 0, last = 0] = [placed[0]?.at, placed.at(-1)?.at];
  const sayTime = (at: number) => dayOf(i18n, step, new Date(at).toISOString());
  const title = i18n._(measure.title);
  const total = i18n.number(totalOf(measure, points));
  return (
    <Card look="placard" aria-label={title} className="grid grid-cols-1 content-start gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft">
          <Trans>
            <span className="figure text-2xl text-ink">{total}</span> in this time
          </Trans>
        </p>
      </header>
      <Chart
        title={title}
        drawnAs="bars"
        series={measure.series.map(({ name, stroke, fill }) => ({ name: i18n._(name), stroke, fill }))}
        points={placed}
        span={[first, last + STEP_MS[step]]}
        stepMs={STEP_MS[step]}
        say={(value) => i18n.number(value)}
        sayTime={sayTime}
        edges={[sayTime(first), sayTime(last)]}
        empty={<Trans>Nothing was recorded in this time.</Trans>}
      />
    </Card>
  );
}

const totalOf = ({ series }: AnalyticsMeasure, points: AnalyticsPoint[]) =>
  points.reduce((sum, point) => sum + series.reduce((within, { value }) => within + value(point), 0), 0);

/** A month by its name; a week by its first day. */
const dayOf = (i18n: I18n, step: Analytics["step"], isoDay: string) =>
  step === "month" ? monthAndYear(i18n, isoDay) : day(i18n, isoDay);
