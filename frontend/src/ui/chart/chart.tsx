import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { roundFigures, roundTimes } from "./axes";
import { broadBars } from "./broad-bars";
import { ChartTable } from "./chart-table";
import { Drawing } from "./drawing";
import { Readout } from "./readout";
import { HEIGHT, type Span, WIDTH, xOf } from "./scale";
import { type DrawnAs, type Point, type Series, valueOf } from "./series";

export interface ChartProps {
  /** Names the drawing and its table. */
  title: string;
  drawnAs: DrawnAs;
  series: Series[];
  points: Point[];
  span: Span;
  stepMs: number;
  say: (value: number) => string;
  sayTime: (at: number) => string;
  /** The values are seconds: their axis has round lengths of time. */
  isDuration?: boolean;
  /** What the left and the right edge are called; round times between them unless a step has a name of its own. */
  edges?: [string, string];
  /** Stands in the drawing's place when there are no points. */
  empty: ReactNode;
}

/** Figures over time: drawn, summed up for who listens, and as a table for who asks. */
export function Chart({ title, drawnAs, series, span, say, sayTime, isDuration, edges, empty, ...given }: ChartProps) {
  const { t } = useLingui();
  const id = useId();
  const [tableOpen, setTableOpen] = useState(false);
  const { points, stepMs } = drawnAs === "bars" ? broadBars(given.points, given.stepMs, span) : given;
  const figures = roundFigures(highestOf(drawnAs, points), isDuration);
  const top = figures.at(-1) ?? 1;
  const summary = series
    .map(({ name }, position) => {
      const values = points.map((point) => valueOf(point, position));
      const [last, highest] = [say(values.at(-1) ?? 0), say(Math.max(0, ...values))];
      return t`${name}: last ${last}, highest ${highest}.`;
    })
    .join(" ");

  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {series.map(({ name, fill, dashed }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <Swatch fill={fill} dashed={dashed ?? false} />
            {name}
          </span>
        ))}
      </figcaption>
      {points.length === 0 ? (
        <p className="grid h-32 place-items-center rounded-card bg-grey-bg px-4 text-center text-ink-soft">{empty}</p>
      ) : (
        <div className="grid grid-cols-[auto_1fr] gap-x-2 text-sm text-ink-soft tabular-nums">
          <div aria-hidden className="flex h-32 flex-col-reverse justify-between text-right leading-none *:-my-[0.5em]">
            {figures.map((figure) => (
              <span key={figure}>{say(figure)}</span>
            ))}
          </div>
          <div className="relative">
            <svg
              role="img"
              aria-labelledby={`${id}-title ${id}-desc`}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-32 w-full overflow-visible"
            >
              <title id={`${id}-title`}>{title}</title>
              <desc id={`${id}-desc`}>{summary}</desc>
              <Drawing {...{ series, drawnAs, points, span, stepMs, top, figures }} />
            </svg>
            <Readout
              {...{ title, series, points, span, say, sayTime }}
              offsetMs={drawnAs === "bars" ? 0.425 * stepMs : 0}
            />
          </div>
          <Times {...{ span, sayTime, edges }} />
        </div>
      )}
      {points.length > 0 && (
        <details onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}>
          <summary className="flex min-h-tap items-center text-sm font-semibold underline underline-offset-4">
            <Trans>Show as a table</Trans>
          </summary>
          {tableOpen && <ChartTable {...{ series, points, say, sayTime }} label={t`${title}, as a table`} />}
        </details>
      )}
    </figure>
  );
}

/** Below the drawing: round times, or what the steps at both ends are called. */
function Times({ span, sayTime, edges }: Pick<ChartProps, "span" | "sayTime" | "edges">) {
  if (edges)
    return (
      <div aria-hidden className="col-start-2 mt-1 flex justify-between">
        {edges.map((edge, place) => (
          <span key={place}>{edge}</span>
        ))}
      </div>
    );
  return (
    <div aria-hidden className="relative col-start-2 mt-1 h-5">
      {roundTimes(span).map((at) => (
        <span
          key={at}
          className={`absolute whitespace-nowrap ${leaning(xOf(at, span) / WIDTH)}`}
          style={{ left: `${(xOf(at, span) / WIDTH) * 100}%` }}
        >
          {sayTime(at)}
        </span>
      ))}
    </div>
  );
}

/** In the middle of its moment, but for the outermost, which would leave the chart. */
const leaning = (share: number) => (share < 0.08 ? "" : share > 0.92 ? "-translate-x-full" : "-translate-x-1/2");

function Swatch({ fill, dashed }: { fill: string; dashed: boolean }) {
  return (
    <span aria-hidden className="inline-flex w-5 gap-1">
      <span className={`h-1 flex-1 rounded ${fill}`} />
      {dashed && <span className={`h-1 flex-1 rounded ${fill}`} />}
    </span>
  );
}

function highestOf(drawnAs: DrawnAs, points: Point[]): number {
  const heights = points.map(({ values }) =>
    drawnAs === "bars" ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values),
  );
  return Math.max(0, ...heights);
}
