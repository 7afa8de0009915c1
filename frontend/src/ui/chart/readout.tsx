import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useState } from "react";

import { type Span, WIDTH, xOf } from "./scale";
import { type Point, type Series, valueOf } from "./series";

interface ReadoutProps {
  title: string;
  series: Series[];
  points: Point[];
  span: Span;
  /** Where in its step a point stands: a bar's middle, a line's moment. */
  offsetMs: number;
  say: (value: number) => string;
  sayTime: (at: number) => string;
}

/** Over a drawing: time and figures of the point that is pointed at, touched, or reached with the arrow keys. */
export function Readout({ title, series, points, span, offsetMs, say, sayTime }: ReadoutProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number>();
  const place = chosen === undefined ? points.length - 1 : Math.min(chosen, points.length - 1);
  const point = points[place];
  if (!point) return null;

  const shareOf = ({ at }: Point) => Math.min(Math.max(xOf(at + offsetMs, span) / WIDTH, 0), 1);
  const share = shareOf(point);
  const figures = series.map(({ name }, position) => `${name} ${say(valueOf(point, position))}`);

  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const pointed = (clientX - left) / width;
    const distances = points.map((one) => Math.abs(shareOf(one) - pointed));
    setChosen(distances.indexOf(Math.min(...distances)));
  };

  return (
    <div
      className="absolute inset-0 touch-pan-y"
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && setChosen(undefined)}
    >
      <input
        type="range"
        aria-label={t`Readout: ${title}`}
        aria-valuetext={`${sayTime(point.at)}: ${figures.join(", ")}`}
        min={0}
        max={points.length - 1}
        value={place}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
        onFocus={() => setChosen(place)}
        onBlur={() => setChosen(undefined)}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <span
        aria-hidden
        className="absolute inset-0 rounded-card peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus-ring,var(--blue))"
      />
      {chosen !== undefined && (
        <>
          <span aria-hidden className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${share * 100}%` }} />
          <span
            aria-hidden
            className="absolute top-1 z-10 grid rounded-card bg-ink px-3 py-1.5 whitespace-nowrap text-paper"
            style={share > 0.5 ? { right: `${(1 - share) * 100 + 2}%` } : { left: `${share * 100 + 2}%` }}
          >
            <b>{sayTime(point.at)}</b>
            {figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
