import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { say, type Sentence } from "@/i18n/codes/sentences";
import { Card } from "@/ui/card";
import { ListSkeleton } from "@/ui/list-states";
import { RelativeTime } from "@/ui/relative-time";
import { Tag, type TagColour } from "@/ui/tag";

import { type SystemHealth, useSystemHealth } from "./api";
import { type BadgeStatus, type HealthBadge, healthBadges } from "./health-badges";

const statuses: Record<BadgeStatus, { name: MessageDescriptor; colour: TagColour }> = {
  healthy: { name: msg`Healthy`, colour: "green" },
  online: { name: msg`Online`, colour: "green" },
  working: { name: msg`Working`, colour: "green" },
  degraded: { name: msg`Degraded`, colour: "yellow" },
  failing: { name: msg`Failing`, colour: "red" },
  unknown: { name: msg`Unknown`, colour: "grey" },
};

const reasons: Record<SystemHealth["api"]["reason"]["code"], Sentence> = {
  answers: msg`Online.`,
  redis_silent: msg`Redis is down: documents are accepted, and written once it is back.`,
  queue_paused: ({ queue }) => msg`The queue ${queue} is paused.`,
  broker_silent: msg`Redis, which carries the work to the workers, is down.`,
  no_worker: ({ queue }) => msg`No worker serves the queue ${queue}.`,
  printing_fails: ({ number }) => msg`The last ${number} PDFs failed.`,
  printing_works: msg`Worker online. Recent PDFs succeeded.`,
  worker_online: msg`Worker online.`,
};

/** Database, API and PDF generation as they were measured a moment ago. */
export function SystemHealthCard() {
  const { t } = useLingui();
  const health = useSystemHealth();
  const { database, api, pdfGeneration } = healthBadges(health);
  const lastPdfAt = health.data?.lastPdfAt;
  return (
    <Card className="grid content-start gap-2">
      <h2 className="text-[1.35rem]">
        <Trans>System Health</Trans>
      </h2>
      {health.isPending ? (
        <ListSkeleton rows={1} />
      ) : (
        <ul>
          <Badge name={t`Database`} badge={database} />
          <Badge name={t`API Status`} badge={api} />
          <Badge name={t`PDF Generation`} badge={pdfGeneration} />
        </ul>
      )}
      {health.data?.privateUrlsAllowed && (
        <p role="alert" className="rounded-card border border-red bg-red-bg p-4 font-semibold text-red">
          <Trans>
            ALLOW_PRIVATE_URLS is on: anyone who signs in can make this server read pages of this machine and its
            network. Turn it off outside of development.
          </Trans>
        </p>
      )}
      {lastPdfAt && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Last PDF printed: <RelativeTime at={lastPdfAt} />
          </Trans>
        </p>
      )}
    </Card>
  );
}

function Badge({ name, badge: { status, reason } }: { name: string; badge: HealthBadge }) {
  const { i18n } = useLingui();
  const { name: statusName, colour } = statuses[status];
  return (
    <li className="grid gap-0.5 border-t border-line py-2.5 first:border-0">
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <Tag colour={colour}>{i18n._(statusName)}</Tag>
      </span>
      {reason && <span className="text-ink-soft">{say(i18n, reasons, reason)}</span>}
      {(status === "degraded" || status === "failing") && (
        <Link to="/admin/queues" className="flex min-h-tap w-fit items-center font-semibold">
          <Trans>See what to do under Queues</Trans>
        </Link>
      )}
    </li>
  );
}
