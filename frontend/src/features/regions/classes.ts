/** How the map is coloured: the figures in up to five classes, by boundaries that read well. */
export interface Classes {
  /** Ascending; a figure belongs to as many classes above the lowest as there are boundaries at or below it. */
  boundaries: number[];
  classOf: (figure: number) => number;
}

const CLASSES = 5;

/** Boundaries near the quintiles, so that each class holds about as many regions; equal ones fall together. */
export function classesOf(figures: number[]): Classes {
  const sorted = figures.toSorted((one, other) => one - other);
  const quintiles = Array.from(
    { length: CLASSES - 1 },
    (_, place) => sorted[Math.floor(((place + 1) * sorted.length) / CLASSES)] ?? 0,
  );
  const lowest = sorted[0] ?? 0;
  const boundaries = [...new Set(quintiles.map(readable))].filter((boundary) => boundary > lowest);
  return { boundaries, classOf: (figure) => boundaries.filter((boundary) => figure >= boundary).length };
}

/** In two digits: 1,089 is 1,100 and 24.32 is 24. */
const readable = (figure: number) => Number(figure.toPrecision(2));
