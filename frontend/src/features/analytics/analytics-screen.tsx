import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";

import { Select } from "@/ui/field";
import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { AnalyticsChart } from "./analytics-chart";
import { measuresOf } from "./analytics-series";
import { type Analytics, type Period, periods, useAnalytics } from "./api";

const DEFAULT_PERIOD: Period = "month";

const periodNames: Record<Period, MessageDescriptor> = {
  week: msg`Last 7 days`,
  month: msg`Last 30 days`,
  quarter: msg`Last 13 weeks`,
  year: msg`Last 12 months`,
};

/** What people did over time. The period is in the address, so that it can be sent to somebody. */
export function AnalyticsScreen() {
  const { t, i18n } = useLingui();
  const [address, setAddress] = useSearchParams();
  const period = periods.find((one) => one === address.get("period")) ?? DEFAULT_PERIOD;
  const query = useAnalytics(period);
  return (
    <>
      <PageHeader
        title={t`Analytics`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={t`What people did over time, by type, and how many came.`}
      />
      <div className="max-w-xs">
        <Select
          label={<Trans>Time</Trans>}
          value={period}
          onChange={({ target }) => setAddress({ period: target.value }, { preventScrollReset: true })}
        >
          {periods.map((one) => (
            <option key={one} value={one}>
              {i18n._(periodNames[one])}
            </option>
          ))}
        </Select>
      </div>
      {query.isPending && <ListSkeleton rows={4} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Charts analytics={query.data} />}
    </>
  );
}

function Charts({ analytics }: { analytics: Analytics }) {
  const { timeZone, points } = analytics;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {measuresOf(points).map((measure, position) => (
          <AnalyticsChart key={position} measure={measure} analytics={analytics} />
        ))}
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        <Trans>
          Days are those of the time zone {timeZone}; weeks begin on Monday; the last bar is still under way. Sign-ups
          and documents count what still exists; activity stays when an account is deleted, without a name.
        </Trans>
      </p>
    </>
  );
}
