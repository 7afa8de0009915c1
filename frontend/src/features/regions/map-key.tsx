import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { Region } from "./api";
import { boundaryFigure, figureOf, type Measure, measureTitles, shortFigure } from "./measures";

interface MapKeyProps {
  measure: Measure;
  /** Ascending, between the classes. */
  boundaries: number[];
  best: Region | undefined;
  /** Whether the state publishes no figure for some regions. */
  hasSilent: boolean;
}

/** What the map's colours mean. */
export function MapKey({ measure, boundaries, best, hasSilent }: MapKeyProps) {
  const { i18n } = useLingui();
  const short = (figure: number | undefined) => boundaryFigure(figure ?? 0, measure);
  const bestFigure = best && figureOf(best, measure);
  const label = best?.label;
  const figure = shortFigure(bestFigure ?? 0, measure);
  const descending = boundaries.toReversed();
  const [highest, lowest] = [short(descending[0]), short(boundaries[0])];
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{i18n._(measureTitles[measure])}</h4>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-3">
        {typeof bestFigure === "number" && (
          <Swatch colour="bg-hivis" wide>
            <Trans>
              Most: {label}, {figure}
            </Trans>
          </Swatch>
        )}
        {descending.length > 0 && (
          <Swatch colour={ramp[4]}>
            <Trans>{highest} or more</Trans>
          </Swatch>
        )}
        {descending.slice(1).map((boundary, place) => {
          const [from, to] = [short(boundary), short(descending[place])];
          return (
            <Swatch key={boundary} colour={ramp[3 - place]}>
              <Trans>
                {from} to {to}
              </Trans>
            </Swatch>
          );
        })}
        {descending.length > 0 && (
          <Swatch colour={ramp[4 - descending.length]}>
            <Trans>Under {lowest}</Trans>
          </Swatch>
        )}
        {hasSilent && (
          <Swatch colour="bg-[repeating-linear-gradient(45deg,var(--card)_0_4px,var(--line-field)_4px_6px)]">
            <Trans>Not published</Trans>
          </Swatch>
        )}
      </ul>
    </div>
  );
}

const ramp = ["bg-(--ramp-1)", "bg-(--ramp-2)", "bg-(--ramp-3)", "bg-(--ramp-4)", "bg-(--ramp-5)"];

interface SwatchProps {
  colour: string | undefined;
  children: ReactNode;
  wide?: boolean;
}

function Swatch({ colour, children, wide = false }: SwatchProps) {
  return (
    <li className={`flex items-center gap-2 ${wide ? "col-span-full" : ""}`}>
      <span aria-hidden className={`h-3.5 w-6 shrink-0 rounded-[2px] border border-line-field ${colour ?? ""}`} />
      <span>{children}</span>
    </li>
  );
}
