import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { RegionalReport } from "./api";
import { asCount, asDollars } from "./measures";

/** A place in a ranking: a region with the figure that it is ranked by. */
export interface Ranked {
  region: string;
  label: string;
  amount: number;
  /** The amount as it reads. */
  figure: string;
}

/** By openings a year. */
export const byDemand = (report: RegionalReport): Ranked[] =>
  report.topByDemand.map(({ region, annualOpenings }) => ({
    region,
    label: labelOf(report, region),
    amount: annualOpenings,
    figure: asCount(annualOpenings),
  }));

/** By pay: by the hour, or by the year where the state publishes no hourly wages, as for teachers. */
export function byPay(i18n: I18n, report: RegionalReport): Ranked[] {
  const yearly = report.paidByTheYear.map(({ region, medianAnnualWage: amount }) => ({ region, amount }));
  const hourly = report.topByPay.map(({ region, medianWage: amount }) => ({ region, amount }));
  return (hourly.length > 0 ? hourly : yearly).map(({ region, amount }) => {
    const dollars = asDollars(amount);
    const figure = hourly.length > 0 ? i18n._(msg`${dollars}/hr`) : i18n._(msg`${dollars}/yr`);
    return { region, label: labelOf(report, region), amount, figure };
  });
}

/** What people read for a region's name. */
export const labelOf = ({ regions }: RegionalReport, name: string) =>
  regions.find(({ region }) => region === name)?.label ?? name;
