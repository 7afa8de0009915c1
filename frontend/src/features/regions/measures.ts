import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Region } from "./api";

/** What the map shows of each region. */
export type Measure = "openings" | "pay" | "growth";

export const measures: Measure[] = ["openings", "pay", "growth"];

export const measureTitles: Record<Measure, MessageDescriptor> = {
  openings: msg`Openings a year, by region`,
  pay: msg`Median pay, by region`,
  growth: msg`Growth of jobs, by region`,
};

export const measureNames: Record<Measure, MessageDescriptor> = {
  openings: msg`Openings`,
  pay: msg`Median pay`,
  growth: msg`Growth`,
};

/** A region's figure, or null where the state publishes none. */
export const figureOf = (region: Region, measure: Measure): number | null =>
  ({ openings: region.annualOpenings, pay: region.medianWage, growth: region.growthPercent })[measure];

// Counts and money read as they do in the United States, in both languages.
const counts = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const percents = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

export const asCount = (figure: number) => counts.format(figure);
/** Whole dollars. */
export const asDollars = (figure: number) => dollars.format(figure);
export const asDollarsAndCents = (figure: number) => cents.format(figure);
/** `figure` is a percent: 15.5 reads '+15.5%'. */
export const asGrowth = (figure: number) => percents.format(figure / 100);

/** A figure alone. */
export const shortFigure = (figure: number, measure: Measure): string =>
  ({ openings: asCount, pay: asDollarsAndCents, growth: asGrowth })[measure](figure);

/** A boundary between two colours of the map; wages there are whole dollars. */
export const boundaryFigure = (figure: number, measure: Measure): string =>
  measure === "pay" ? asDollars(figure) : shortFigure(figure, measure);

/** A figure with what it counts, as it is read out. */
export function spokenFigure(i18n: I18n, figure: number | null, measure: Measure): string {
  if (figure === null) return i18n._(msg`not published`);
  const short = shortFigure(figure, measure);
  switch (measure) {
    case "openings":
      return i18n._(msg`${short} openings a year`);
    case "pay":
      return i18n._(msg`${short} an hour, median`);
    case "growth":
      return i18n._(msg`${short} jobs over ten years`);
  }
}

/** The regions that have the figure, the highest first; of equals, by name. */
export function ranked(regions: Region[], measure: Measure): Region[] {
  return regions
    .filter((region) => figureOf(region, measure) !== null)
    .toSorted(
      (one, other) =>
        (figureOf(other, measure) ?? 0) - (figureOf(one, measure) ?? 0) || one.region.localeCompare(other.region),
    );
}
