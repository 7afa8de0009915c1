import { Trans } from "@lingui/react/macro";

import { type Point, type Series, valueOf } from "./series";

interface ChartTableProps {
  label: string;
  series: Series[];
  points: Point[];
  say: (value: number) => string;
  sayTime: (at: number) => string;
}

/** The chart's figures, newest first. */
export function ChartTable({ label, series, points, say, sayTime }: ChartTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-card border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="px-3 py-1.5">
              <Trans>Time</Trans>
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-1.5 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {sayTime(point.at)}
              </th>
              {series.map(({ name }, position) => (
                <td key={name} className="px-3 py-1 text-right">
                  {say(valueOf(point, position))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
