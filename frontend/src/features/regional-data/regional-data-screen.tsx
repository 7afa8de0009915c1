import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";

import { JobStatus } from "@/jobs/job-status";
import { useJobSlice } from "@/jobs/use-job-slice";
import { Button } from "@/ui/button";
import { FilePicker } from "@/ui/file-picker";
import { Card } from "@/ui/card";
import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";
import { useNotify } from "@/ui/toast";

import { bringIn, STATE_PATH, useRegionalDataState } from "./api";
import { LastRefreshCard } from "./last-refresh-card";
import { ReleaseCard } from "./release-card";

/** The figures behind Where the Jobs Are: which serve, how the last refresh went, and bringing in newer ones. */
export function RegionalDataScreen() {
  const { t } = useLingui();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const state = useRegionalDataState();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [STATE_PATH] });

  const refresh = useJobSlice(bringIn, {
    onResult: async ({ changed, period }) => {
      notify(
        changed
          ? { title: t`Regional figures loaded`, description: t`The figures for ${period} are now in use.` }
          : { title: t`Nothing newer`, description: t`These figures are already in use.` },
      );
      await readAgain();
    },
    failure: {
      title: t`Refresh Failed`,
      fallback: () => {
        void readAgain();
        return t`The figures could not be loaded. Please try again.`;
      },
    },
    cancelled: { title: t`Cancelled`, description: t`The earlier figures are still in use.` },
  });

  return (
    <>
      <PageHeader
        title={t`Regional Data`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={t`Openings and wages of California's regions, as Where the Jobs Are shows them.`}
        actions={
          <>
            <FilePicker look="plain" accept=".csv,text/csv" disabled={refresh.isRunning} onChoose={refresh.start}>
              <FileUp aria-hidden className="size-5" />
              <Trans>Load a file</Trans>
            </FilePicker>
            <Button look="main" disabled={refresh.isRunning} onClick={() => refresh.start(null)}>
              <Trans>Check for newer figures</Trans>
            </Button>
          </>
        }
      />
      {refresh.isRunning && (
        <Card>
          <JobStatus job={refresh} label={t`Refreshing the figures...`} />
        </Card>
      )}
      {state.isPending && <ListSkeleton rows={2} />}
      {state.isError && <ErrorState onRetry={() => void state.refetch()} />}
      {state.data && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ReleaseCard release={state.data.release} />
          <LastRefreshCard last={state.data.lastRefresh} nextAt={state.data.nextAt} />
        </div>
      )}
    </>
  );
}
