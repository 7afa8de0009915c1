import { Trans, useLingui } from "@lingui/react/macro";

import { PageHeader } from "@/ui/page-header";
import { Tabs } from "@/ui/tabs";
import { useTabInAddress } from "@/ui/use-tab-in-address";

import { AuditTab } from "./audit-tab";
import { ConnectionState } from "./connection-state";
import { ErrorsTab } from "./errors-tab";
import { JobsTab } from "./jobs-tab";
import { OverviewTab } from "./overview-tab";
import { useLiveOverview } from "./use-live-overview";

const tabNames = ["now", "jobs", "errors", "audit"] as const;

/** Queue health: how the queues stand, the jobs in them, what goes wrong, and what admins did about it. */
export function QueuesScreen() {
  const { t } = useLingui();
  const connection = useLiveOverview();
  const [tab, openTab] = useTabInAddress(tabNames);
  return (
    <>
      <PageHeader
        title={t`Queues`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={t`The work that people wait for: how it goes now, and what to do where it doesn't.`}
        actions={<ConnectionState connection={connection} />}
      />
      <Tabs
        label={t`Queues`}
        value={tab}
        onChange={openTab}
        tabs={[
          { value: "now", title: <Trans>Now</Trans>, content: <OverviewTab /> },
          { value: "jobs", title: <Trans>Jobs</Trans>, content: <JobsTab /> },
          { value: "errors", title: <Trans>Errors</Trans>, content: <ErrorsTab /> },
          { value: "audit", title: <Trans>Audit log</Trans>, content: <AuditTab /> },
        ]}
      />
    </>
  );
}
