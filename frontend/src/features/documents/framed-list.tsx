import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Something to know of a document in one line, and the lines that it is about for who wants to see them. */
export function FramedList({ icon, summary, children }: { icon: ReactNode; summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-l-4 border-line-strong bg-card text-ink">
      <summary className="flex min-h-tap list-none items-center gap-3 px-4 py-2.5">
        {icon}
        <span className="flex-1">{summary}</span>
        <span className="flex items-center gap-1 font-semibold">
          <span className="group-open:hidden">
            <Trans>Show</Trans>
          </span>
          <span className="not-group-open:hidden">
            <Trans>Hide</Trans>
          </span>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="grid gap-3 px-4 pt-1 pb-4">{children}</ul>
    </details>
  );
}
