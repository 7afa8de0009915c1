import { pathThrough, type Span, unbroken, WIDTH, xOf, yOf } from "./scale";
import { type DrawnAs, type Point, type Series, valueOf } from "./series";

interface DrawingProps {
  series: Series[];
  drawnAs: DrawnAs;
  points: Point[];
  span: Span;
  stepMs: number;
  top: number;
  /** Each has a line across; the last is `top`. */
  figures: number[];
}

export function Drawing({ series, drawnAs, figures, ...rest }: DrawingProps) {
  return (
    <>
      {figures.map((figure) => (
        <path
          key={figure}
          d={`M0,${yOf(figure, rest.top)}H${WIDTH}`}
          className="stroke-line"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {drawnAs === "lines" ? (
        series.map((one, position) => <Line key={one.stroke} {...{ one, position }} {...rest} />)
      ) : (
        <Bars series={series} {...rest} />
      )}
    </>
  );
}

type Shared = Omit<DrawingProps, "series" | "drawnAs" | "figures">;

function Line({ one, position, points, span, stepMs, top }: Shared & { one: Series; position: number }) {
  const placed = points.map((point) => ({ at: point.at, value: valueOf(point, position) }));
  return unbroken(placed, stepMs).map((piece) => (
    <path
      key={piece[0]?.at}
      d={pathThrough(piece, span, top)}
      className={`fill-none ${one.stroke}`}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      {...(one.dashed && { strokeDasharray: "6 5" })}
    />
  ));
}

/** A bar stands from its step's beginning on; the layers stand on each other in their order. */
function Bars({ series, points, span, stepMs, top }: Shared & { series: Series[] }) {
  return points.map((point) => {
    const left = Math.max(xOf(point.at, span), 0);
    const width = Math.max(Math.min(xOf(point.at + stepMs, span), WIDTH) - left, 0) * 0.85;
    let standingOn = 0;
    return series.map(({ stroke }, position) => {
      const from = standingOn;
      standingOn += valueOf(point, position);
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
