import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { errorWords } from "@/i18n/codes/errors";
import { stepWords } from "@/i18n/codes/jobs";
import type { Parameters } from "@/i18n/codes/sentences";
import { Card } from "@/ui/card";

import type { QueueJobDetail } from "./api/model";
import { State } from "./jobs-table";
import { moment } from "./quantities";

/** What the job is, for whom and how it stands. */
export function JobFacts({ job }: { job: QueueJobDetail }) {
  const { t, i18n } = useLingui();
  const { summary, progress, worker, cancelRequested, errorMessage, leaseUntil } = job;
  return (
    <Card look="placard" className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t`State`}>
          <State state={summary.state} errorCode={summary.errorCode} />
        </Fact>
        <Fact name={t`Queue`}>{summary.queue}</Fact>
        <Fact name={t`User`}>{summary.user ?? t`The system`}</Fact>
        <Fact name={t`Attempt`}>{i18n.number(summary.attempt)}</Fact>
        <Fact name={t`Requested`}>{moment(i18n, summary.createdAt)}</Fact>
        {summary.endedAt && <Fact name={t`Ended`}>{moment(i18n, summary.endedAt)}</Fact>}
        {worker && <Fact name={t`Worker`}>{worker}</Fact>}
        {summary.state === "running" && leaseUntil && <Fact name={t`Lease expires`}>{moment(i18n, leaseUntil)}</Fact>}
        {summary.state === "running" && progress && <Fact name={t`Progress`}>{progressWords(i18n, progress)}</Fact>}
      </dl>
      {cancelRequested && summary.state === "running" && (
        <p className="font-semibold">
          <Trans>It was asked to stop.</Trans>
        </p>
      )}
      {errorMessage && (
        <div>
          <h2 className="text-xl">
            <Trans>What the user saw</Trans>
          </h2>
          <p>{toldWords(i18n, job)}</p>
        </div>
      )}
      <div className="grid gap-2">
        <h2 className="text-xl">
          <Trans>Arguments</Trans>
        </h2>
        <Arguments given={job.arguments} />
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Arguments({ given }: { given: QueueJobDetail["arguments"] }) {
  const named = Object.entries(given);
  if (named.length === 0) return <Trans>None.</Trans>;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 font-mono text-sm sm:grid-cols-[max-content_1fr]">
        {named.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0">{typeof value === "string" ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        <Trans>Only the beginning of people's own words and addresses is shown.</Trans>
      </p>
    </>
  );
}

function toldWords(i18n: I18n, { summary, errorMessage, errorParams }: QueueJobDetail) {
  const params = errorParams as Parameters | null;
  return errorWords(i18n, { code: summary.errorCode ?? "", params, message: errorMessage ?? "" });
}

function progressWords(i18n: I18n, progress: NonNullable<QueueJobDetail["progress"]>): string {
  const { percent, code, message } = progress;
  return [
    typeof percent === "number" && `${percent}%`,
    typeof message === "string" && stepWords(i18n, { code: String(code), message }),
  ]
    .filter(Boolean)
    .join(" · ");
}
