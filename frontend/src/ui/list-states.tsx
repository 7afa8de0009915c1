import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { HttpError } from "@/api/http-error";

import { Button } from "./button";
import { Card } from "./card";

/** Where a list is about to be: its shape, not a blank page. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="grid gap-4">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid animate-pulse gap-3 rounded-card border border-line bg-card p-5">
          <div className="h-5 w-2/5 rounded bg-track" />
          <div className="h-4 w-3/5 rounded bg-track" />
        </div>
      ))}
    </div>
  );
}

export function EmptyState({
  title,
  children,
  action,
}: {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Card className="grid justify-items-center gap-3 py-10 text-center">
      {title && <h2 className="text-2xl">{title}</h2>}
      {children && <p className="max-w-prose text-ink-soft">{children}</p>}
      {action}
    </Card>
  );
}

/** What couldn't be read, with the way to read it again. Only where no answer came is the connection to blame. */
export function ErrorState({ error, onRetry }: { error?: Error | null; onRetry: () => void }) {
  const answered = error instanceof HttpError || error?.cause instanceof HttpError;
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-red bg-red-bg p-5 text-red">
      <p className="font-semibold">
        {answered ? (
          <Trans>Something went wrong on our side. It isn't your fault. Please try again.</Trans>
        ) : (
          <Trans>We couldn't load this. Check your connection and try again.</Trans>
        )}
      </p>
      <Button look="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
