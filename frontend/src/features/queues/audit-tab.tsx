import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { Card } from "@/ui/card";
import { type Column, DataTable } from "@/ui/data-table";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { ShowMore } from "@/ui/show-more";
import { useDayNames } from "@/ui/use-day-names";

import type { AuditedAction } from "./api/model";
import { useQueueAudit } from "./api/queue-audit";
import { actionNames, nameIn } from "./names";
import { timeOfDay } from "./quantities";

/** What admins did, day by day: who, when, to what and to how many. */
export function AuditTab() {
  const { t, i18n } = useLingui();
  const dayOf = useDayNames();
  const query = useQueueAudit();
  const columns: Column<AuditedAction>[] = [
    {
      key: "at",
      title: t({ message: "Time", context: "of day" }),
      cell: ({ at }) => <time dateTime={at}>{timeOfDay(i18n, at)}</time>,
    },
    {
      key: "admin",
      title: t`Admin`,
      cell: ({ admin }) => <span className="break-all">{admin ?? t`A deleted account`}</span>,
    },
    { key: "action", title: t`Action`, cell: ({ action }) => nameIn(actionNames, i18n, action) },
    { key: "subject", title: t`What was asked for`, cell: ({ subject }) => <Subject subject={subject} /> },
    { key: "affected", title: t`Changed`, figure: true, cell: ({ affected }) => i18n.number(affected) },
  ];
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const actions = query.data.pages.flatMap((page) => page.actions);
  if (actions.length === 0) {
    return (
      <EmptyState title={<Trans>Nothing yet</Trans>}>
        <Trans>Every pause, retry, cancellation, removal and change of an account by an admin is kept here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Card>
      <DataTable
        caption={t`Audit log`}
        columns={columns}
        rows={actions}
        rowKey={({ id }) => id}
        groupOf={({ at }) => dayOf(at)}
      />
      <ShowMore query={query} />
    </Card>
  );
}

function Subject({ subject: { queue, job, user, filter, slug, image } }: { subject: AuditedAction["subject"] }) {
  const named = [queue, slug, image].find((name) => typeof name === "string");
  if (named !== undefined) return <span className="break-all">{named}</span>;
  if (typeof job === "string") {
    return (
      <Link to={`/admin/queues/jobs/${job}`} className="inline-flex min-h-tap items-center font-mono text-sm underline">
        {job.slice(0, 8)}
      </Link>
    );
  }
  if (typeof user === "string") {
    return (
      <Link
        to={`/admin/users?search=${user}`}
        className="inline-flex min-h-tap items-center font-mono text-sm underline"
      >
        {user.slice(0, 8)}
      </Link>
    );
  }
  const asked = typeof filter === "object" && filter !== null ? Object.entries(filter) : [];
  if (asked.length === 0) return <Trans>All jobs</Trans>;
  return (
    <span className="text-sm break-all">{asked.map(([field, value]) => `${field}: ${String(value)}`).join(", ")}</span>
  );
}
