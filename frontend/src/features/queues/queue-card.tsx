import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Card } from "@/ui/card";
import { RelativeTime } from "@/ui/relative-time";
import { Tag } from "@/ui/tag";

import type { QueueOverview } from "./api/model";
import { nameIn, queuePurposes } from "./names";
import { duration, rate } from "./quantities";
import { QueueSwitch } from "./queue-switch";

/** One queue at this moment; its chart is the children. */
export function QueueCard({ queue, children }: { queue: QueueOverview; children: ReactNode }) {
  const { i18n, t } = useLingui();
  const { name, depth, oldestSeconds, running, perMinute, failedLastHour, refusedLastHour, pausedAt, workers } = queue;
  const isStuck = workers === 0 && depth > 0;
  return (
    <Card look="placard" aria-label={t`Queue ${name}`} className="grid content-start gap-4">
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-2 text-2xl">
            {name}
            {pausedAt && (
              <Tag colour="yellow">
                <Trans>Paused</Trans>
              </Tag>
            )}
          </h2>
          <p className="text-ink-soft">{nameIn(queuePurposes, i18n, name)}</p>
        </div>
        <QueueSwitch queue={queue} />
      </header>
      {pausedAt && (
        <p>
          <Trans>
            Paused: <RelativeTime at={pausedAt} />. What runs goes on to its end; nothing new begins.
          </Trans>
        </p>
      )}
      {isStuck && !pausedAt && (
        <p className="font-semibold text-red">
          <Trans>Jobs wait, but no worker serves this queue. Start one.</Trans>
        </p>
      )}
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4">
        <Figure name={t`Waiting`}>{i18n.number(depth)}</Figure>
        <Figure name={t`Longest wait`}>{oldestSeconds === null ? "–" : duration(i18n, oldestSeconds)}</Figure>
        <Figure name={t`Running`}>
          {i18n.number(running)}
          {workers !== null && <Small>{t`of ${workers}`}</Small>}
        </Figure>
        <Figure name={t`Finished a minute`}>{rate(i18n, perMinute)}</Figure>
        <Figure name={t`Failed, last hour`} alarming={failedLastHour > 0}>
          {i18n.number(failedLastHour)}
        </Figure>
        <Figure name={t`Refused, last hour`}>{i18n.number(refusedLastHour)}</Figure>
      </dl>
      {children}
    </Card>
  );
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
