/** A chart is drawn in these units and stretched to the room it has; its words stand outside of the drawing. */
export const WIDTH = 1000;
export const HEIGHT = 200;

/** From the first moment to the last, in milliseconds. */
export type Span = readonly [number, number];

export const xOf = (at: number, [first, last]: Span) => ((at - first) / (last - first)) * WIDTH;

export const yOf = (value: number, top: number) => HEIGHT - (value / top) * HEIGHT;

interface Placed {
  at: number;
  value: number;
}

/** The points in pieces without a gap: where nobody recorded, a line would tell of something nobody saw. */
export function unbroken<Point extends Placed>(points: Point[], stepMs: number): Point[][] {
  const pieces: Point[][] = [];
  for (const point of points) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (piece && before && point.at - before.at <= 1.5 * stepMs) piece.push(point);
    else pieces.push([point]);
  }
  return pieces;
}

/** The `d` of an SVG path through the points. One point alone gets a length of nothing, which a round cap shows. */
export function pathThrough(points: Placed[], span: Span, top: number): string {
  const corners = points.map(({ at, value }) => `${xOf(at, span).toFixed(1)},${yOf(value, top).toFixed(1)}`);
  return corners.length === 1 ? `M${corners[0]}h0` : `M${corners.join("L")}`;
}
