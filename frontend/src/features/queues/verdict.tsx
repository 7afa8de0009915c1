import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import type { JobFilter, QueueOverview } from "./api/model";
import { useQueuesOverview } from "./api/queues-overview";
import { addressOf, filterOf } from "./job-filter";
import { duration } from "./quantities";
import { isBad, type Trouble, troubleOf, troublesOf, worstFirst } from "./trouble";

/** One line that says whether anything has to be done, and what; each part leads to the jobs that it counts. */
export function Verdict() {
  const { data: overview } = useQueuesOverview();
  if (!overview) return null;
  const { queues } = overview;
  const troubled = worstFirst(queues).filter(troubleOf);
  const all = queues.length;
  const edge = troubled.some((queue) => isBad(troubleOf(queue)))
    ? "border-l-red"
    : troubled.length > 0
      ? "border-l-yellow"
      : "border-l-green";
  return (
    <section
      aria-labelledby="verdict"
      className={`grid gap-2 rounded-card border border-l-[6px] border-line bg-card p-4 shadow-card sm:p-5 ${edge}`}
    >
      <h2 id="verdict" className="text-2xl">
        {troubled.length === 0 ? (
          <Trans>All queues are keeping up.</Trans>
        ) : (
          <Plural
            value={troubled.length}
            one={`# of ${all} queues needs attention`}
            other={`# of ${all} queues need attention`}
          />
        )}
      </h2>
      {troubled.length > 0 && (
        <ul className="grid">
          {troubled.flatMap((queue) =>
            troublesOf(queue).map((trouble) => (
              <li key={`${queue.name} ${trouble}`} className="flex items-baseline gap-2.5">
                <Sign bad={isBad(trouble)} />
                <Sentence queue={queue} trouble={trouble} />
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  );
}

/** Round for what is bad now, square for what only stands still. */
const Sign = ({ bad }: { bad: boolean }) => (
  <span aria-hidden className={`size-3 shrink-0 ${bad ? "rounded-full bg-red" : "bg-yellow"}`} />
);

function Sentence({ queue, trouble }: { queue: QueueOverview; trouble: Trouble }) {
  const { i18n } = useLingui();
  const { name, depth, failedLastHour, oldestSeconds } = queue;
  const count = i18n.number(depth);
  const failed = i18n.number(failedLastHour);
  const waiting = (
    <Jobs queue={name} state="queued">
      <Trans>{count} waiting</Trans>
    </Jobs>
  );
  const wait = <span className="whitespace-nowrap">{duration(i18n, oldestSeconds ?? 0)}</span>;
  switch (trouble) {
    case "no_worker":
      return depth === 0 ? (
        <p>
          <Trans>
            <strong>{name}</strong> has no worker; nothing waits yet
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <strong>{name}</strong> has no worker, {waiting} for {wait}
          </Trans>
        </p>
      );
    case "falling_behind":
      return (
        <p>
          <Trans>
            <strong>{name}</strong> is falling behind, {waiting} for up to {wait}
          </Trans>
        </p>
      );
    case "failing":
      return (
        <p>
          <Trans>
            <strong>{name}</strong> is failing,{" "}
            <Jobs queue={name} state="failed">
              {failed} failed
            </Jobs>{" "}
            in the last hour
          </Trans>
        </p>
      );
    case "paused":
      return (
        <p>
          <Trans>
            <strong>{name}</strong> is paused, {waiting}
          </Trans>
        </p>
      );
  }
}

function Jobs({
  queue,
  state,
  children,
}: {
  queue: string;
  state: NonNullable<JobFilter["state"]>;
  children: ReactNode;
}) {
  const filter = filterOf(new URLSearchParams({ queue, state }));
  return (
    <Link to={addressOf(filter)} className="inline-flex min-h-tap items-center font-semibold">
      {children}
    </Link>
  );
}
