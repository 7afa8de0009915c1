import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { Link } from "react-router";

import { type Column, DataTable } from "@/ui/data-table";
import { EmailText } from "@/ui/email-text";
import { RelativeTime } from "@/ui/relative-time";
import { kindNames } from "@/i18n/codes/jobs";
import { Tag } from "@/ui/tag";

import { ActionButtons } from "./action-buttons";
import type { JobAction } from "./api/act-on-jobs";
import type { QueueJob } from "./api/model";
import { actionsFor } from "./job-actions";
import { nameIn, stateColours, stateNames } from "./names";
import { duration, secondsBetween } from "./quantities";
import { type ChosenJobs, isChoosable } from "./use-chosen-jobs";

interface JobsTableProps {
  jobs: QueueJob[];
  choice: ChosenJobs;
}

export function JobsTable({ jobs, choice }: JobsTableProps) {
  const { t, i18n } = useLingui();
  const columns: Column<QueueJob>[] = [
    {
      key: "job",
      title: t`Job`,
      cell: (job) => (
        <span className="flex items-center gap-1 @4xl:min-w-52">
          <Tick job={job} choice={choice} />
          <JobLink job={job} />
        </span>
      ),
    },
    { key: "state", title: t`State`, cell: ({ state, errorCode }) => <State {...{ state, errorCode }} /> },
    { key: "queue", title: t`Queue`, cell: ({ queue }) => queue },
    {
      key: "user",
      title: t`User`,
      cell: ({ user }) =>
        user ? <EmailText className="@4xl:inline-block @4xl:min-w-32" email={user} /> : t`The system`,
    },
    { key: "attempt", title: t`Attempt`, figure: true, cell: ({ attempt }) => i18n.number(attempt) },
    { key: "asked", title: t`Requested`, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    {
      key: "took",
      title: t`Duration`,
      figure: true,
      cell: ({ startedAt, endedAt }) =>
        startedAt && endedAt ? duration(i18n, secondsBetween(startedAt, endedAt)) : null,
    },
  ];
  columns.push({ key: "actions", title: t`Actions`, cell: rowActions });
  return <DataTable caption={t`Jobs`} columns={columns} rows={jobs} rowKey={({ id }) => id} />;
}

function Tick({ job, choice }: { job: QueueJob; choice: ChosenJobs }) {
  const { t, i18n } = useLingui();
  const name = nameOf(i18n, job);
  if (!isChoosable(job)) return <span aria-hidden className="hidden w-8 shrink-0 @4xl:block" />;
  return (
    <label className="-ml-3 grid size-tap shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-ink"
        aria-label={t`Select ${name}`}
        checked={choice.isChosen(job)}
        onChange={() => choice.toggle(job)}
      />
    </label>
  );
}

function JobLink({ job: { id, kind } }: { job: QueueJob }) {
  const { i18n } = useLingui();
  return (
    <Link
      to={`/admin/queues/jobs/${id}`}
      className="inline-flex min-h-tap flex-wrap items-center gap-x-2 font-semibold underline underline-offset-4"
    >
      {nameIn(kindNames, i18n, kind)}
      <span className="font-mono text-sm font-normal text-ink-soft">{id.slice(0, 8)}</span>
    </Link>
  );
}

const nameOf = (i18n: I18n, { id, kind }: QueueJob) => `${nameIn(kindNames, i18n, kind)} ${id.slice(0, 8)}`;

function rowActions(job: QueueJob) {
  const [first] = actionsFor[job.state];
  return first ? <RowAction job={job} action={first} /> : null;
}

function RowAction({ job, action }: { job: QueueJob; action: JobAction }) {
  const { i18n } = useLingui();
  return (
    <div className="whitespace-nowrap">
      <ActionButtons actions={[action]} actedOn={{ job: job.id }} label={nameOf(i18n, job)} />
    </div>
  );
}

export function State({ state, errorCode }: Pick<QueueJob, "state" | "errorCode">) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="whitespace-nowrap">
        <Tag colour={stateColours[state]}>{i18n._(stateNames[state])}</Tag>
      </span>
      {errorCode && <ErrorCode code={errorCode} />}
    </span>
  );
}

/** A long one goes on in the next line, from one of its words to another. */
const ErrorCode = ({ code }: { code: string }) => (
  <span className="font-mono text-sm text-ink-soft">
    {code.split("_").map((word, place) => (
      <Fragment key={place}>
        {place > 0 && (
          <>
            _<wbr />
          </>
        )}
        {word}
      </Fragment>
    ))}
  </span>
);
