import { Trans, useLingui } from "@lingui/react/macro";

import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { useAdminStats } from "./api";
import { ManagementLinks } from "./management-links";
import { PlatformActivity } from "./platform-activity";
import { StatCards } from "./stat-cards";
import { SystemHealthCard } from "./system-health-card";

/** The platform at a glance: its figures, how it fares, what people did last, and the ways to manage it. */
export function AdminDashboardScreen() {
  const { t } = useLingui();
  const stats = useAdminStats();
  return (
    <>
      <PageHeader
        title={t`Admin Dashboard`}
        eyebrow={<Trans>Administration</Trans>}
        subtitle={t`Who uses the platform, what they do with it, and how well it runs.`}
      />
      {stats.isPending && <ListSkeleton rows={2} />}
      {stats.isError && <ErrorState error={stats.error} onRetry={() => void stats.refetch()} />}
      {stats.data && <StatCards stats={stats.data} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <SystemHealthCard />
          <ManagementLinks />
        </div>
        {stats.data && <PlatformActivity activity={stats.data.recentActivity} />}
      </div>
    </>
  );
}
