import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";

import { Card } from "@/ui/card";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { ShowMore } from "@/ui/show-more";

import { ActionButtons } from "./action-buttons";
import type { JobFilter } from "./api/model";
import { useQueueJobs } from "./api/queue-jobs";
import { ChosenJobsBar } from "./chosen-jobs-bar";
import { jobActions, actionsFor } from "./job-actions";
import { addressOf, filterOf } from "./job-filter";
import { JobFilterForm } from "./job-filter-form";
import { JobsTable } from "./jobs-table";
import { StateChips } from "./state-chips";
import { useChosenJobs } from "./use-chosen-jobs";

/** The jobs of a filter, which is the address of the screen: it can be sent to somebody, and Back undoes it. */
export function JobsTab() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const query = useQueueJobs(filter);
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  const choice = useChosenJobs(jobs);
  const actions = filter.state ? actionsFor[filter.state] : jobActions;
  const ask = (next: JobFilter) => setAddress(addressOf(next), { preventScrollReset: true });
  return (
    <>
      <StateChips filter={filter} onChange={ask} />
      <Card className="grid gap-4">
        <JobFilterForm key={addressOf(filter)} filter={filter} onChange={ask} />
        {actions.length > 0 && jobs.length > 0 && (
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
            <p className="text-ink-soft">
              <Trans>All jobs of this filter:</Trans>
            </p>
            <ActionButtons actions={actions} actedOn={{ filter }} label={t`All jobs of this filter`} />
          </div>
        )}
      </Card>
      {query.isPending && <ListSkeleton rows={5} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && jobs.length === 0 && (
        <EmptyState title={<Trans>No jobs</Trans>}>
          <Trans>No job matches this filter. Jobs appear here as soon as people ask for them.</Trans>
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <Card className="flex flex-col gap-3">
          <ChosenJobsBar {...choice} />
          <JobsTable jobs={jobs} choice={choice} />
          <ShowMore query={query} />
        </Card>
      )}
    </>
  );
}
