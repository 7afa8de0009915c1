import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { kindNames } from "@/i18n/codes/jobs";
import { Card } from "@/ui/card";
import { type Column, DataTable } from "@/ui/data-table";
import { Tag, type TagColour } from "@/ui/tag";

import type { QueuesOverview, WorkerOverview } from "./api/model";
import { nameIn, workerStates } from "./names";
import { LONGEST_SILENCE } from "./trouble";
import { useWorkerTally } from "./use-worker-tally";
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
      cell: (worker) => {
        const state = stateOf(worker, at);
        return <Tag colour={stateColours[state] ?? "grey"}>{nameIn(workerStates, i18n, state)}</Tag>;
      },
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
      cell: (worker) => {
        const ago = duration(i18n, secondsBetween(worker.lastHeartbeat, at));
        return <span className={isSilent(worker, at) ? "font-semibold text-red" : ""}>{t`${ago} ago`}</span>;
      },
    },
  ];
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">
          <Trans>Workers</Trans>
        </h2>
        {workers && <StateTags states={workers.map((worker) => stateOf(worker, at))} />}
      </div>
      {workers === null && (
        <p className="font-semibold text-red">
          <Trans>
            Redis doesn't answer, and only it knows the workers. No job is lost; they go on when it is back.
          </Trans>
        </p>
      )}
      {workers?.length === 0 && (
        <p>
          <Trans>No worker is running. Jobs wait until one is started.</Trans>
        </p>
      )}
      {workers && workers.length > 0 && (
        <DataTable caption={t`Workers`} columns={columns} rows={workers} rowKey={({ name }) => name} />
      )}
    </Card>
  );
}

const stateColours: Partial<Record<string, TagColour>> = { silent: "red", busy: "blue", suspended: "yellow" };
const worstFirst = ["silent", "suspended", "started", "busy", "idle"];

const isSilent = ({ lastHeartbeat }: WorkerOverview, at: string) => secondsBetween(lastHeartbeat, at) > LONGEST_SILENCE;

/** What a worker that has not been heard of said last is no longer known. */
const stateOf = (worker: WorkerOverview, at: string) => (isSilent(worker, at) ? "silent" : worker.state);

/** How many workers are in each state. */
function StateTags({ states }: { states: string[] }) {
  const tally = useWorkerTally();
  const known = worstFirst.filter((state) => states.includes(state));
  return (
    <p className="flex flex-wrap gap-2">
      {known.map((state) => (
        <Tag key={state} colour={stateColours[state] ?? "grey"}>
          {tally(states.filter((one) => one === state).length, state)}
        </Tag>
      ))}
    </p>
  );
}

function BusyFor({ seconds }: { seconds: number }) {
  const { i18n } = useLingui();
  const time = duration(i18n, seconds);
  return (
    <span className="text-ink-soft">
      <Trans>for {time}</Trans>
    </span>
  );
}
