import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Tag } from "@/ui/tag";

import type { CareerSuggestion } from "./api";
import { outlooks } from "./growth";

// Money and counts read as they do in the United States, in both languages.
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const counts = new Intl.NumberFormat("en-US");

/** What an occupation pays and how many it takes on in California, and how it grows in the country. */
export function CaliforniaFigures({ suggestion }: { suggestion: CareerSuggestion }) {
  const { i18n } = useLingui();
  const { median_hourly_wage: hourly, median_annual_wage: yearly, annual_openings: openings } = suggestion;
  const outlook = outlooks[suggestion.growth ?? ""];
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 items-start gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        {hourly === null && yearly !== null ? (
          <Fact meaning={<Trans>median a year in California</Trans>}>{dollars.format(yearly)}</Fact>
        ) : (
          <Fact meaning={<Trans>median an hour in California</Trans>}>
            {hourly === null ? undefined : cents.format(hourly)}
          </Fact>
        )}
        <Fact meaning={<Trans>openings a year in California</Trans>}>
          {openings === null ? undefined : counts.format(openings)}
        </Fact>
        <div className="col-span-2 flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm text-ink-soft">
            <Trans>growth in the United States</Trans>
          </dt>
          <dd>
            <Tag colour={outlook?.colour ?? "grey"}>
              {outlook ? i18n._(outlook.words) : suggestion.growth_outlook || <Trans>Not published</Trans>}
            </Tag>
          </dd>
        </div>
      </dl>
      {suggestion.published_as && (
        <p className="text-sm text-ink-soft">
          <Trans>The state publishes this occupation only together with similar ones; these are their figures.</Trans>
        </p>
      )}
    </div>
  );
}

function Fact({ meaning, children }: { meaning: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{meaning}</dt>
      <dd className={children ? "figure text-2xl" : "font-semibold"}>{children ?? <Trans>Not published</Trans>}</dd>
    </div>
  );
}
