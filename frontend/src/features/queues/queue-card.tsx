import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Pause, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { Card } from "@/ui/card";
import { Tag } from "@/ui/tag";

import type { QueueOverview } from "./api/model";
import { nameIn, queuePurposes } from "./names";
import { duration, rate } from "./quantities";
import { QueueSwitch } from "./queue-switch";
import { isBad, type Trouble, troubleOf, waitsTooLong } from "./trouble";

/** One queue at this moment; its chart is the children. */
export function QueueCard({ queue, children }: { queue: QueueOverview; children: ReactNode }) {
  const { i18n, t } = useLingui();
  const { name, depth, oldestSeconds, running, perMinute, failedLastHour, refusedLastHour, pausedAt, workers } = queue;
  const trouble = troubleOf(queue);
  const pausedSince = pausedAt && i18n.date(new Date(pausedAt), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card look={isBad(trouble) ? "bad" : "placard"} aria-label={t`Queue ${name}`} className="grid content-start gap-4">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-2 text-2xl">
            {name}
            <TroubleTag trouble={trouble} />
          </h2>
          <p className="text-ink-soft">{nameIn(queuePurposes, i18n, name)}</p>
        </div>
        <QueueSwitch queue={queue} />
      </header>
      {pausedAt && (
        <p>
          <Trans>Paused since {pausedSince}. Running jobs finish; no new ones start.</Trans>
        </p>
      )}
      {trouble === "no_worker" && (
        <p>
          <strong className="text-red">
            {depth > 0 ? (
              <Trans>Jobs wait, but no worker serves this queue.</Trans>
            ) : (
              <Trans>No worker serves this queue. New jobs will wait.</Trans>
            )}
          </strong>{" "}
          <Trans>
            See on the server that the worker pool is running, and that its setting{" "}
            <code className="font-mono text-sm">WORKERS</code> names the queue, as in{" "}
            <code className="font-mono text-sm whitespace-nowrap">{name}=1</code>. No job is lost meanwhile.
          </Trans>
        </p>
      )}
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
        <Figure name={t`Waiting`}>{i18n.number(depth)}</Figure>
        <Figure name={t`Longest wait`} alarming={waitsTooLong(queue)}>
          {oldestSeconds === null ? "–" : duration(i18n, oldestSeconds)}
        </Figure>
        <Figure name={t`Running`}>
          {i18n.number(running)}
          {workers !== null && running <= workers && <Small>{t`of ${workers}`}</Small>}
        </Figure>
        <Figure name={t`Finished / min`}>{rate(i18n, perMinute)}</Figure>
        <Figure name={t`Failed, last hour`} alarming={failedLastHour > 0}>
          {i18n.number(failedLastHour)}
        </Figure>
        <Figure name={t`Rejected input, last hour`}>{i18n.number(refusedLastHour)}</Figure>
      </dl>
      {children}
    </Card>
  );
}

function AlarmTag({ children }: { children: ReactNode }) {
  return (
    <Tag colour="red">
      <TriangleAlert aria-hidden className="size-4" />
      {children}
    </Tag>
  );
}

function TroubleTag({ trouble }: { trouble: Trouble | undefined }) {
  switch (trouble) {
    case "no_worker":
      return (
        <AlarmTag>
          <Trans>No worker</Trans>
        </AlarmTag>
      );
    case "falling_behind":
      return (
        <AlarmTag>
          <Trans>Falling behind</Trans>
        </AlarmTag>
      );
    case "failing":
      return (
        <AlarmTag>
          <Trans>Failing</Trans>
        </AlarmTag>
      );
    case "paused":
      return (
        <Tag colour="yellow">
          <Pause aria-hidden className="size-4" />
          <Trans>Paused</Trans>
        </Tag>
      );
    default:
      return (
        <Tag colour="green">
          <Check aria-hidden className="size-4" />
          <Trans>Keeping up</Trans>
        </Tag>
      );
  }
}

function Figure({ name, alarming = false, children }: { name: string; alarming?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-sm leading-tight text-ink-soft">{name}</dt>
      <dd className={`figure text-2xl ${alarming ? "text-red" : ""}`}>{children}</dd>
    </div>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="pl-1 text-base text-ink-soft">{children}</span>
);
