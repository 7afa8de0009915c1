import { Trans, useLingui } from "@lingui/react/macro";

import type { Region, RegionalReport } from "./api";
import { asCount, asDollars, asDollarsAndCents, asGrowth } from "./measures";

/** Every figure of the region that is chosen on the map, with its place in both rankings. */
export function SelectedRegion({ report, region }: { report: RegionalReport; region: Region }) {
  const { t, i18n } = useLingui();
  const counties = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(region.counties);
  const many = region.counties.length;
  const placeOf = (ranking: { region: string }[]) => ranking.findIndex((entry) => entry.region === region.region) + 1;
  const [byDemand, byPay] = [placeOf(report.topByDemand), placeOf(report.topByPay)];
  const jobs = region.jobs === null ? undefined : asCount(region.jobs);
  const growth = region.growthPercent === null ? undefined : asGrowth(region.growthPercent);
  const end = report.period.slice(-4);
  const hourly = region.medianWage === null ? undefined : asDollarsAndCents(region.medianWage);
  const yearly = region.medianAnnualWage === null ? undefined : asDollars(region.medianAnnualWage);
  return (
    <section aria-label={t`Selected region`} className="grid gap-3 border-l-4 border-line-strong pl-4">
      <div>
        <p className="text-sm text-ink-soft">
          <Trans>Selected</Trans>
        </p>
        <h4 className="font-head text-2xl leading-tight font-semibold">{region.label}</h4>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <Figure
          figure={region.annualOpenings === null ? undefined : asCount(region.annualOpenings)}
          meaning={byDemand ? t`openings a year, #${byDemand}` : t`openings a year`}
        />
        <Figure figure={hourly && t`${hourly}/hr`} meaning={byPay ? t`median wage, #${byPay}` : t`median wage`} />
      </dl>
      <p>
        {jobs && <Trans>{jobs} people work in it.</Trans>}{" "}
        {growth && (
          <Trans>
            {growth} jobs by {end}.
          </Trans>
        )}{" "}
        {region.medianWage === null && yearly && <Trans>Median pay {yearly} a year.</Trans>}
      </p>
      <p className="text-sm text-ink-soft">
        {many === 1 ? <Trans>{counties} County</Trans> : <Trans>Counties: {counties}</Trans>}
      </p>
    </section>
  );
}

function Figure({ figure, meaning }: { figure: string | undefined; meaning: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{meaning}</dt>
      <dd className={figure ? "figure text-2xl" : "font-semibold"}>{figure ?? <Trans>Not published</Trans>}</dd>
    </div>
  );
}
