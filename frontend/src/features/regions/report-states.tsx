import { Trans } from "@lingui/react/macro";

import { ListSkeleton } from "@/ui/list-states";

/** Where the map and the two rankings are about to be. */
export function ReportSkeleton() {
  return (
    <div className="grid gap-5">
      <div aria-hidden className="h-96 animate-pulse rounded-card border border-line bg-card" />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ListSkeleton rows={3} />
        <div aria-hidden className="hidden lg:block">
          <div className="h-64 animate-pulse rounded-card border border-line bg-card" />
        </div>
      </div>
    </div>
  );
}

export function ReportError() {
  return (
    <div role="alert" className="rounded-card border border-red bg-red-bg p-5 font-semibold text-red">
      <Trans>Unable to load regional data. Please try again or select a different trade.</Trans>
    </div>
  );
}
