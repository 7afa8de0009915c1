import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useMemo, useRef } from "react";

import type { Region } from "./api";
import { bordersOf, HEIGHT, shapesOf, WIDTH } from "./california";
import { classesOf } from "./classes";
import { MapKey } from "./map-key";
import { figureOf, type Measure, measureTitles, ranked, spokenFigure } from "./measures";

const MARKED = 5;

interface RegionMapProps {
  regions: Region[];
  measure: Measure;
  selected: string;
  onSelect: (region: string) => void;
}

/**
 * California's regions coloured by a measure. For the keyboard and for readers it is one choice among regions, in
 * the order of their rank: a single stop, arrows go on to the next region.
 */
export function RegionMap({ regions, measure, selected, onSelect }: RegionMapProps) {
  const { i18n } = useLingui();
  const hatch = useId();
  const svg = useRef<SVGSVGElement>(null);
  const shapes = useMemo(() => new Map(shapesOf(regions).map((shape) => [shape.region, shape])), [regions]);
  const borders = useMemo(() => bordersOf(regions), [regions]);
  const inOrder = useMemo(() => rankedThenSilent(regions, measure), [regions, measure]);
  const figures = inOrder.map((region) => figureOf(region, measure)).filter((figure) => figure !== null);
  const { boundaries, classOf } = classesOf(figures);
  const best = inOrder[0]?.region;

  const fillOf = (region: Region) => {
    const figure = figureOf(region, measure);
    if (figure === null) return `url(#${hatch})`;
    return region.region === best ? "var(--hivis)" : `var(--ramp-${classOf(figure) + 1 + (4 - boundaries.length)})`;
  };

  const go = (event: KeyboardEvent) => {
    const at = inOrder.findIndex(({ region }) => region === selected);
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    const target = next === undefined ? undefined : inOrder.at(next % inOrder.length);
    if (!target) return;
    event.preventDefault();
    onSelect(target.region);
    svg.current?.querySelector<SVGElement>(`[data-region="${CSS.escape(target.region)}"]`)?.focus();
  };

  return (
    <div className="grid gap-4">
      {/* The arrow keys come from the radio that has the focus: the group itself never has it. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <svg
        ref={svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="radiogroup"
        aria-describedby={`${hatch}-keys`}
        aria-label={i18n._(measureTitles[measure])}
        onKeyDown={go}
        className="mx-auto block max-h-[38rem] w-full"
      >
        <defs>
          <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" fill="var(--card)" />
            <rect width="2.5" height="7" fill="var(--line-field)" />
          </pattern>
        </defs>
        {inOrder.map((region) => (
          <path
            key={region.region}
            d={shapes.get(region.region)?.outline}
            data-region={region.region}
            role="radio"
            aria-checked={region.region === selected}
            aria-label={`${region.label}: ${spokenFigure(i18n, figureOf(region, measure), measure)}`}
            tabIndex={region.region === selected ? 0 : -1}
            fill={fillOf(region)}
            onClick={() => onSelect(region.region)}
            className="cursor-pointer outline-none hover:opacity-80"
          />
        ))}
        <path d={borders} className="pointer-events-none fill-none stroke-(--map-edge) stroke-[1.5]" />
        <path
          d={shapes.get(selected)?.outline}
          className="pointer-events-none fill-none stroke-ink stroke-[3.5] [stroke-linejoin:round]"
        />
        <g aria-hidden className="pointer-events-none">
          {ranked(regions, measure)
            .slice(0, MARKED)
            .map(({ region }, place) => (
              <Mark key={region} at={shapes.get(region)?.middle} rank={place + 1} />
            ))}
        </g>
      </svg>
      <p id={`${hatch}-keys`} className="sr-only">
        <Trans>Use the arrow keys to go from region to region.</Trans>
      </p>
      <MapKey measure={measure} boundaries={boundaries} best={inOrder[0]} hasSilent={figures.length < regions.length} />
    </div>
  );
}

function Mark({ at, rank }: { at: [number, number] | undefined; rank: number }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r="12" className="fill-card stroke-ink stroke-[1.5]" />
      <text textAnchor="middle" dy="0.36em" className="fill-ink font-head text-[17px] font-semibold">
        {rank}
      </text>
    </g>
  );
}

function rankedThenSilent(regions: Region[], measure: Measure): Region[] {
  const silent = regions.filter((region) => figureOf(region, measure) === null);
  return [...ranked(regions, measure), ...silent];
}
