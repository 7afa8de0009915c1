import type { HistoryPoint } from "@/api/model";

import { HEIGHT, pathThrough, type Span, unbroken, xOf, yOf } from "./chart-scale";
import type { Measure, Series } from "./chart-series";

interface DrawingProps {
  measure: Measure;
  points: HistoryPoint[];
  span: Span;
  stepMs: number;
  top: number;
}

export function Drawing({ measure, ...rest }: DrawingProps) {
  return (
    <>
      {[0, 0.5, 1].map((share) => (
        <path
          key={share}
          d={`M0,${HEIGHT * share}H1000`}
          className="stroke-line"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {measure.drawnAs === "lines" ? (
        measure.series.map((series) => <Line key={series.stroke} series={series} {...rest} />)
      ) : (
        <Bars series={measure.series} {...rest} />
      )}
    </>
  );
}

type Shared = Omit<DrawingProps, "measure">;

function Line({ series, points, span, stepMs, top }: Shared & { series: Series }) {
  const placed = points.map((point) => ({ at: Date.parse(point.at), value: series.value(point) }));
  return unbroken(placed, stepMs).map((piece) => (
    <path
      key={piece[0]?.at}
      d={pathThrough(piece, span, top)}
      className={`fill-none ${series.stroke}`}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      {...(series.dashed && { strokeDasharray: "6 5" })}
    />
  ));
}

function Bars({ series, points, span, stepMs, top }: Shared & { series: Series[] }) {
  return points.map((point) => {
    const at = Date.parse(point.at);
    const left = Math.max(xOf(at, span), 0);
    const width = Math.max(xOf(at + stepMs, span) - left, 0) * 0.85;
    let standingOn = 0;
    return series.map(({ stroke, value }) => {
      const from = standingOn;
      standingOn += value(point);
      const y = yOf(standingOn, top);
      return (
        <rect
          key={`${point.at} ${stroke}`}
          x={left}
          y={y}
          width={width}
          height={yOf(from, top) - y}
          className={stroke}
        />
      );
    });
  });
}
