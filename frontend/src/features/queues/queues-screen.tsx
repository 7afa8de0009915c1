import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";

import { PageHeader } from "@/ui/page-header";
import { Tabs } from "@/ui/tabs";

import { AuditTab } from "./audit-tab";
import { ConnectionState } from "./connection-state";
import { ErrorsTab } from "./errors-tab";
import { JobsTab } from "./jobs-tab";
import { OverviewTab } from "./overview-tab";
import { useLiveOverview } from "./use-live-overview";

const tabNames = ["now", "jobs", "errors", "audit"] as const;
const FIRST_TAB = tabNames[0];

/** Queue health: how the queues stand, the jobs in them, what goes wrong, and what admins did about it. */
export function QueuesScreen() {
  const { t } = useLingui();
  const connection = useLiveOverview();
  const [address, setAddress] = useSearchParams();
  const openTab = (tab: string) => setAddress(tab === FIRST_TAB ? {} : { tab }, { preventScrollReset: true });
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
        value={tabNames.find((name) => name === address.get("tab")) ?? FIRST_TAB}
        onChange={openTab}
        tabs={[
          { value: FIRST_TAB, title: <Trans>Now</Trans>, content: <OverviewTab /> },
          { value: "jobs", title: <Trans>Jobs</Trans>, content: <JobsTab /> },
          { value: "errors", title: <Trans>Errors</Trans>, content: <ErrorsTab /> },
          { value: "audit", title: <Trans>Audit log</Trans>, content: <AuditTab /> },
        ]}
      />
    </>
  );
}
