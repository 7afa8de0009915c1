import { Trans, useLingui } from "@lingui/react/macro";

import { day } from "@/i18n/dates";

import type { RegionalReport } from "./api";

/** Where the figures come from, of which years they are, and when they came here. */
export function DataNote({ report }: { report: RegionalReport | undefined }) {
  return (
    <footer className="grid max-w-prose gap-2 text-sm text-ink-soft">
      <p>
        <Trans>
          Data comes from the California Employment Development Department (EDD), Long-Term Occupational Employment
          Projections, and covers projected openings and median wages across major metropolitan areas.
        </Trans>
      </p>
      {report && <Dates report={report} />}
      <p>
        <Trans>
          Openings a year are a tenth of the openings that the state projects for ten years. The state publishes no wage
          where so few people work that one of them could be recognized; such regions are left out of the ranking by
          pay. Regions with the same figure are in alphabetical order.
        </Trans>
      </p>
      <p>
        <Trans>
          County boundaries: U.S. Census Bureau. Other names of occupations: O*NET, U.S. Department of Labor, Employment
          and Training Administration.
        </Trans>
      </p>
    </footer>
  );
}

function Dates({ report }: { report: RegionalReport }) {
  const { i18n } = useLingui();
  const { period, statePeriod } = report;
  const loaded = day(i18n, report.updatedAt.slice(0, "2026-11-22".length));
  if (period === statePeriod)
    return (
      <p>
        <Trans>
          Period: {period}; median wages as published with it. Loaded on {loaded}.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Period: regions {period}, California {statePeriod}; median wages as published with each. Figures of different
        periods should not be compared. Loaded on {loaded}.
      </Trans>
    </p>
  );
}
