import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";

import { Button } from "@/ui/button";

import type { Doubt } from "./api";

/** Lines of the person's own that their profile doesn't support: told to them alone, never on the page. */
export function Doubts({ doubts, onAdd }: { doubts: Doubt[]; onAdd: (doubt: Doubt) => void }) {
  const { t } = useLingui();
  if (doubts.length === 0) return null;
  return (
    <section className="grid gap-2 border-l-4 border-yellow bg-card px-4 py-3">
      <h3 className="flex items-center gap-3 font-text text-base font-semibold">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-yellow" />
        <Plural
          value={doubts.length}
          one="# line of yours isn't in your profile. Add it?"
          other="# lines of yours aren't in your profile. Add them?"
        />
      </h3>
      <ul className="grid gap-2">
        {doubts.map(({ line, ...doubt }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-52">{line}</span>
            <Button look="small" aria-label={t`Add to profile: ${line}`} onClick={() => onAdd({ ...doubt, line })}>
              <Trans>Add to profile</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
