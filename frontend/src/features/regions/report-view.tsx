import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { Card } from "@/ui/card";

import type { RegionalReport } from "./api";
import { MeasureChoice } from "./measure-choice";
import { asCount, asDollars, asDollarsAndCents, type Measure, measureTitles, ranked } from "./measures";
import { RankedRegions } from "./ranked-regions";
import { byDemand, byPay, labelOf } from "./rankings";
import { SelectedRegion } from "./selected-region";
import { titleOf } from "./titles";

// The boundaries and what draws them come only when there is something to draw.
const RegionMap = lazy(async () => ({ default: (await import("./region-map")).RegionMap }));

/** The map of one measure, the figures of the region that is chosen on it, and the two rankings. */
export function ReportView({ asked, report }: { asked: string; report: RegionalReport }) {
  const { t, i18n } = useLingui();
  const [measure, setMeasure] = useState<Measure>("openings");
  const [chosen, setChosen] = useState<string>();
  const { regions } = report;
  const selected = regions.find(({ region }) => region === chosen) ?? ranked(regions, measure)[0] ?? regions[0];
  const title = titleOf(i18n, asked, report.occupation);
  const labelled = (names: string[]) => names.map((name) => labelOf(report, name));

  return (
    <div className="grid gap-5">
      <Headline title={title} report={report} />
      {selected && (
        <Card className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-xl">{i18n._(measureTitles[measure])}</h3>
            <MeasureChoice measure={measure} onChange={setMeasure} />
          </div>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <Suspense fallback={<div aria-hidden className="h-96 animate-pulse rounded-card bg-track" />}>
              <RegionMap regions={regions} measure={measure} selected={selected.region} onSelect={setChosen} />
            </Suspense>
            <SelectedRegion report={report} region={selected} />
          </div>
        </Card>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <RankedRegions
          title={t`Highest Demand Regions`}
          unit={t`annual openings`}
          entries={byDemand(report)}
          empty={t`No demand data available for this occupation`}
          withheld={labelled(report.notPublished)}
          selected={selected?.region}
        />
        <RankedRegions
          title={t`Highest Paying Regions`}
          unit={t`median wage`}
          entries={byPay(i18n, report)}
          empty={t`No wage data available for this occupation`}
          withheld={labelled([...report.suppressed, ...report.notPublished])}
          selected={selected?.region}
        />
      </div>
    </div>
  );
}

function Headline({ title, report }: { title: string; report: RegionalReport }) {
  const { stateAnnualOpenings: openings, stateMedianWage: hourly, stateMedianAnnualWage: yearly } = report;
  const count = openings === null ? "" : asCount(openings);
  const wage = hourly === null ? "" : asDollarsAndCents(hourly);
  const salary = yearly === null ? "" : asDollars(yearly);
  return (
    <div className="grid gap-1">
      <h2 className="text-3xl">
        <Trans>{title} in California</Trans>
      </h2>
      {report.occupation.isGroup && (
        <p className="text-ink-soft">
          <Trans>The state publishes this occupation only together with similar ones; these are their figures.</Trans>
        </p>
      )}
      <p className="text-ink-soft">
        {openings !== null && <Trans>Statewide: {count} openings a year.</Trans>}{" "}
        {hourly !== null && <Trans>Median wage {wage} an hour.</Trans>}
        {hourly === null && yearly !== null && <Trans>Median pay {salary} a year.</Trans>}
      </p>
    </div>
  );
}
