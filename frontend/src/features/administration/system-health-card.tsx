import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { translateServerMessage } from "@/i18n/server-messages";
import { Card } from "@/ui/card";
import { ListSkeleton } from "@/ui/list-states";
import { RelativeTime } from "@/ui/relative-time";
import { Tag, type TagColour } from "@/ui/tag";

import { useSystemHealth } from "./api";
import { type BadgeStatus, type HealthBadge, healthBadges } from "./health-badges";

const statuses: Record<BadgeStatus, { name: MessageDescriptor; colour: TagColour }> = {
  healthy: { name: msg`Healthy`, colour: "green" },
  online: { name: msg`Online`, colour: "green" },
  working: { name: msg`Working`, colour: "green" },
  degraded: { name: msg`Degraded`, colour: "yellow" },
  failing: { name: msg`Failing`, colour: "red" },
  unknown: { name: msg`Unknown`, colour: "grey" },
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

function Badge({ name, badge: { status, message } }: { name: string; badge: HealthBadge }) {
  const { i18n } = useLingui();
  const { name: statusName, colour } = statuses[status];
  return (
    <li className="grid gap-0.5 border-t border-line py-2.5 first:border-0">
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <Tag colour={colour}>{i18n._(statusName)}</Tag>
      </span>
      {message && <span className="text-ink-soft">{translateServerMessage(i18n, message)}</span>}
    </li>
  );
}
