import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { PageHeader } from "@/ui/page-header";
import { Tabs } from "@/ui/tabs";
import { useTabInAddress } from "@/ui/use-tab-in-address";

import { AuditTab } from "./audit-tab";
import { ConnectionState } from "./connection-state";
import { ErrorsTab } from "./errors-tab";
import { JobsTab } from "./jobs-tab";
import { OverviewTab } from "./overview-tab";
import { useQueueErrors } from "./api/queue-errors";
import { useQueuesOverview } from "./api/queues-overview";
import { useLiveOverview } from "./use-live-overview";
import { Verdict } from "./verdict";

const tabNames = ["now", "jobs", "errors", "audit"] as const;
const HOURS_OF_ERRORS = 24;

/** Queue health: how the queues stand, the jobs in them, what goes wrong, and what admins did about it. */
export function QueuesScreen() {
  const { t } = useLingui();
  const connection = useLiveOverview();
  const [tab, openTab] = useTabInAddress(tabNames);
  const { data: overview } = useQueuesOverview();
  const waiting = overview?.queues.reduce((total, { depth, running }) => total + depth + running, 0);
  const [hours, setHours] = useState(HOURS_OF_ERRORS);
  const errors = useQueueErrors(hours);
  return (
    <>
      <PageHeader
        title={t`Queues`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={t`Background work: what is running, waiting and failing.`}
        actions={<ConnectionState connection={connection} />}
      />
      <Verdict />
      <Tabs
        label={t`Queues`}
        value={tab}
        onChange={openTab}
        tabs={[
          { value: "now", title: <Trans>Now</Trans>, content: <OverviewTab /> },
          {
            value: "jobs",
            title: (
              <Counted count={waiting}>
                <Trans>Jobs</Trans>
              </Counted>
            ),
            content: <JobsTab />,
          },
          {
            value: "errors",
            title: (
              <Counted count={errors.data?.length}>
                <Trans>Errors</Trans>
              </Counted>
            ),
            content: <ErrorsTab errors={errors} hours={hours} onHours={setHours} />,
          },
          { value: "audit", title: <Trans>Audit log</Trans>, content: <AuditTab /> },
        ]}
      />
    </>
  );
}

/** A tab's words with how much is behind them; nothing is not worth a figure. */
function Counted({ count = 0, children }: { count?: number | undefined; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <>
      {children} {count > 0 && <span className="figure">{i18n.number(count)}</span>}
    </>
  );
}
