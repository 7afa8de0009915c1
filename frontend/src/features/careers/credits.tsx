import { Trans } from "@lingui/react/macro";

import type { CareerSuggestion } from "./api";

/** The sources, in the words that their licences ask for, and of which years the figures are. */
export function Credits({ release, suggestions }: { release: string; suggestions: CareerSuggestion[] }) {
  const california = suggestions.find(({ figures_period: period }) => period)?.figures_period;
  const national = suggestions.find(({ growth_period: period }) => period)?.growth_period;
  return (
    <footer className="grid max-w-prose gap-2 text-sm text-ink-soft">
      <p>
        <Trans>
          This page includes information from the O*NET {release} Database by the U.S. Department of Labor, Employment
          and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.
          Tradefolio has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these
          modifications.
        </Trans>
      </p>
      {california && (
        <p>
          <Trans>
            Wages and openings: California Employment Development Department (EDD), Long-Term Occupational Employment
            Projections {california}; openings a year are a tenth of the total.
          </Trans>
        </p>
      )}
      {national && (
        <p>
          <Trans>
            Growth and typical training: U.S. Bureau of Labor Statistics, Employment Projections {national}.
          </Trans>
        </p>
      )}
    </footer>
  );
}
