import { Trans, useLingui } from "@lingui/react/macro";

import type { HistoryPoint } from "@/api/model";

import type { Measure } from "./chart-series";
import { clock } from "./quantities";

interface ChartTableProps {
  label: string;
  measure: Measure;
  points: HistoryPoint[];
  hours: number;
  say: (value: number) => string;
}

/** The chart's figures, newest first. */
export function ChartTable({ label, measure, points, hours, say }: ChartTableProps) {
  const { i18n } = useLingui();
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
            {measure.series.map(({ name, fill }) => (
              <th key={fill} scope="col" className="px-3 py-1.5 text-right">
                {i18n._(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {clock(i18n, Date.parse(point.at), hours)}
              </th>
              {measure.series.map(({ value, fill }) => (
                <td key={fill} className="px-3 py-1 text-right">
                  {say(value(point))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
