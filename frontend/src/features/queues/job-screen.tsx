import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useParams } from "react-router";

import { HttpError } from "@/api/http-error";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { kindNames } from "@/i18n/codes/jobs";
import { PageHeader } from "@/ui/page-header";

import { ActionButtons } from "./action-buttons";
import type { QueueJobDetail } from "./api/model";
import { useQueueJob } from "./api/queue-job";
import { actionsFor } from "./job-actions";
import { JobAttempts } from "./job-attempts";
import { JobFacts } from "./job-facts";
import { JobTimeline } from "./job-timeline";
import { nameIn } from "./names";
import { Traceback } from "./traceback";

const JOBS = "/admin/queues?tab=jobs";

/** One job with all that happened to it. */
export function JobScreen() {
  const { t, i18n } = useLingui();
  const { jobId = "" } = useParams();
  const { data: job, isPending, error, refetch } = useQueueJob(jobId);
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <>
      <PageHeader
        title={job ? nameIn(kindNames, i18n, job.summary.kind) : t`Job`}
        eyebrow={<Trans>Administration: queues</Trans>}
        subtitle={<span className="font-mono text-sm break-all">{jobId}</span>}
        actions={
          <ButtonLink look="small" to={JOBS}>
            <Trans>All jobs</Trans>
          </ButtonLink>
        }
      />
      {isPending && <ListSkeleton rows={3} />}
      {isGone && (
        <EmptyState title={<Trans>There is no such job</Trans>}>
          <Trans>It was discarded, or removed because it had expired.</Trans>
        </EmptyState>
      )}
      {error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
      {job && !isGone && <Job job={job} />}
    </>
  );
}

function Job({ job }: { job: QueueJobDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const actions = actionsFor[job.summary.state];
  return (
    <>
      {actions.length > 0 && (
        <ActionButtons
          actions={actions}
          actedOn={{ job: job.summary.id }}
          label={t`This job`}
          onDone={(action) => {
            if (action === "discard") void navigate(JOBS, { replace: true });
          }}
        />
      )}
      <JobFacts job={job} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-3">
          <h2 className="text-2xl">
            <Trans>Timeline</Trans>
          </h2>
          <JobTimeline events={job.timeline} />
        </Card>
        <JobAttempts attempts={job.attempts} />
      </div>
      {job.traceback && job.attempts.at(-1)?.traceback !== job.traceback && <Traceback>{job.traceback}</Traceback>}
    </>
  );
}
