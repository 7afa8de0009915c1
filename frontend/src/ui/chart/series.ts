/** One line of a chart, or one layer of its bars. */
export interface Series {
  name: string;
  /** Colour of the line or bar, and of its swatch in the legend. */
  stroke: string;
  fill: string;
  dashed?: boolean;
}

export type DrawnAs = "lines" | "bars";

/** A moment in milliseconds (the beginning of a step) with one value for each series, in their order. */
export interface Point {
  at: number;
  values: number[];
}

export const valueOf = (point: Point, position: number) => point.values[position] ?? 0;
