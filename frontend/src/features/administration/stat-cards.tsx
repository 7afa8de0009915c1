import { Trans, useLingui } from "@lingui/react/macro";

import type { AdminStats } from "./api";

/** The six figures, and whose days and months they are counted by. */
export function StatCards({ stats }: { stats: AdminStats }) {
  const { t } = useLingui();
  const { timeZone } = stats;
  return (
    <section aria-label={t`Statistics`} className="grid gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        <Figure name={t`Total Users`} value={stats.totalUsers} />
        <Figure name={t`Active Users`} value={stats.activeUsers} hint={t`not deactivated`} />
        <Figure name={t`New Users`} value={stats.newUsersToday} hint={t`today`} />
        <Figure name={t`Total Documents`} value={stats.totalDocuments} />
        <Figure name={t`Documents`} value={stats.documentsToday} hint={t`today`} />
        <Figure name={t`Career Searches`} value={stats.careerSearches} hint={t`this month`} />
      </dl>
      <p className="text-sm text-ink-soft">
        <Trans>Days and months are those of the time zone {timeZone}.</Trans>
      </p>
    </section>
  );
}

function Figure({ name, value, hint }: { name: string; value: number; hint?: string }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-col-reverse justify-end gap-1 rounded-card border border-t-[6px] border-line border-t-line-strong bg-card p-4 shadow-card">
      <dt className="leading-tight text-ink-soft">
        {name}
        {hint && <span className="block text-sm">{hint}</span>}
      </dt>
      <dd className="figure text-4xl">{i18n.number(value)}</dd>
    </div>
  );
}
