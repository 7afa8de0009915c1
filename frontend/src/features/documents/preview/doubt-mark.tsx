import { Trans } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";

import { Button } from "@/ui/button";

import type { Doubt } from "./api";

/** For the document's owner alone: a line of theirs that nothing in their profile supports. It stays as it is. */
export function DoubtMark({ doubt, onAdd }: { doubt: Doubt; onAdd: (doubt: Doubt) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-yellow-bg px-3 py-1.5 text-yellow">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <Trans>Your profile doesn't say this. Add it?</Trans>
      </span>
      <Button look="small" onClick={() => onAdd(doubt)}>
        <Trans>Add to profile</Trans>
      </Button>
    </p>
  );
}
