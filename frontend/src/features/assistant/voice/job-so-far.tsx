import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";

import { monthAndYear } from "@/i18n/dates";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

import { type Draft, hasLine } from "./draft";

interface JobSoFarProps {
  /** Null until the first words were understood: a desk has room to show what will be asked, a phone hasn't. */
  draft: Draft | null;
  onTick: (line: string) => void;
  onChange: () => void;
}

/** The job as it fills in while the person talks, and what others in that occupation do, to be ticked. */
export function JobSoFar({ draft, onTick, onChange }: JobSoFarProps) {
  const { t, i18n } = useLingui();
  const until = draft?.endDate ? monthAndYear(i18n, draft.endDate) : t`Present`;
  const duties = draft?.duties.split("\n").filter(Boolean) ?? [];
  return (
    <div className={`grid gap-5 ${draft ? "" : "max-lg:hidden"}`}>
      <Card className="p-0!">
        <div className="flex min-h-15 items-center justify-between gap-3 border-b-2 border-line-strong px-5 py-2">
          <h2 className="text-xl">
            <Trans>Your new job, as you talk</Trans>
          </h2>
          {draft && (
            <Button look="quiet" aria-label={t`Change your new job`} onClick={onChange}>
              <Pencil aria-hidden className="size-5" />
            </Button>
          )}
        </div>
        <dl>
          <Row label={t`Job Title`}>{draft?.title}</Row>
          <Row label={t`Company`}>{draft?.company}</Row>
          <Row label={t`Dates`}>{draft?.startDate && `${monthAndYear(i18n, draft.startDate)} – ${until}`}</Row>
          <Row label={t`Duties`}>
            {duties.length > 0 && (
              <span className="grid gap-1">
                {duties.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            )}
          </Row>
        </dl>
      </Card>
      {draft && draft.suggestions.length > 0 && (
        <Card className="grid gap-2">
          <h2 className="text-xl">
            <Trans>Did you do these, too?</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>People in this job often do. Tick only what is true for you; the rest isn't written down.</Trans>
          </p>
          <ul>
            {draft.suggestions.map((line) => (
              <li key={line}>
                <label className="flex min-h-tap items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-hivis"
                    checked={hasLine(draft, line)}
                    onChange={() => onTick(line)}
                  />
                  {line}
                </label>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-14 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 border-t border-line px-5 py-2.5 first:border-t-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">
        {children}
        {!children && (
          <span className="font-medium text-ink-soft">
            <Trans>Not yet</Trans>
          </span>
        )}
      </dd>
    </div>
  );
}
