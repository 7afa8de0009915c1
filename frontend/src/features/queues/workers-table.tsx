import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { kindNames } from "@/i18n/codes/jobs";
import { Card } from "@/ui/card";
import { type Column, DataTable } from "@/ui/data-table";
import { Tag, type TagColour } from "@/ui/tag";

import type { QueuesOverview, WorkerOverview } from "./api/model";
import { nameIn, workerStates } from "./names";
import { LONGEST_SILENCE } from "./trouble";
import { duration, megabytes, secondsBetween } from "./quantities";

/** Every worker that told of itself lately, on whatever machine. */
export function WorkersTable({ overview: { workers, at } }: { overview: QueuesOverview }) {
  const { t, i18n } = useLingui();
  const columns: Column<WorkerOverview>[] = [
    {
      key: "worker",
      title: t`Worker`,
      cell: ({ host, pid }) => (
        <>
          {host} <span className="text-ink-soft">{pid}</span>
        </>
      ),
    },
    { key: "queue", title: t`Queue`, cell: ({ queue }) => queue },
    {
      key: "state",
      title: t`State`,
      cell: ({ state }) => <Tag colour={stateColours[state] ?? "grey"}>{nameIn(workerStates, i18n, state)}</Tag>,
    },
    {
      key: "job",
      title: t`Current job`,
      cell: ({ jobId, jobKind, jobStartedAt }) =>
        jobId && (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <Link to={`/admin/queues/jobs/${jobId}`} className="inline-flex min-h-tap items-center underline">
              {jobKind ? nameIn(kindNames, i18n, jobKind) : jobId}
            </Link>
            {jobStartedAt && <BusyFor seconds={secondsBetween(jobStartedAt, at)} />}
          </span>
        ),
    },
    { key: "memory", title: t`Memory`, figure: true, cell: ({ memoryBytes }) => megabytes(i18n, memoryBytes) },
    {
      key: "heartbeat",
      title: t`Last heartbeat`,
      figure: true,
      cell: ({ lastHeartbeat }) => {
        const silence = secondsBetween(lastHeartbeat, at);
        const ago = duration(i18n, silence);
        return <span className={silence > LONGEST_SILENCE ? "font-semibold text-red" : ""}>{t`${ago} ago`}</span>;
      },
    },
  ];
  return (
    <Card className="grid gap-3">
      <h2 className="text-2xl">
        <Trans>Workers</Trans>
      </h2>
      {workers === null && (
        <p className="font-semibold text-red">
          <Trans>
            Redis doesn't answer, and it is what knows the workers. Jobs are kept; they go on when it is back.
          </Trans>
        </p>
      )}
      {workers?.length === 0 && (
        <p>
          <Trans>No worker runs. Jobs wait until one is started.</Trans>
        </p>
      )}
      {workers && workers.length > 0 && (
        <DataTable caption={t`Workers`} columns={columns} rows={workers} rowKey={({ name }) => name} />
      )}
    </Card>
  );
}

const stateColours: Partial<Record<string, TagColour>> = { busy: "blue", suspended: "yellow" };

function BusyFor({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const time = duration(i18n, seconds);
  return (
    <span className="text-ink-soft">
      <Trans>for {time}</Trans>
    </span>
  );
}
