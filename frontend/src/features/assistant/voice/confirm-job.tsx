import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Button } from "@/ui/button";

import type { Draft } from "./draft";

interface ConfirmJobProps {
  draft: Draft;
  onYes: () => void;
  onNo: () => void;
  onChange: () => void;
}

/** Whether the job was understood, before anything more is asked about it. */
export function ConfirmJob({ draft, onYes, onNo, onChange }: ConfirmJobProps) {
  const isWhole = Boolean(draft.title && draft.company);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []); // what had the focus is gone
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-3 border-t border-line p-4 focus:outline-none">
      {draft.generatedDescription && <p className="text-ink-soft">{draft.generatedDescription}</p>}
      <div className="flex flex-wrap gap-3">
        {isWhole && (
          <Button look="main" onClick={onYes}>
            <Trans>Yes</Trans>
          </Button>
        )}
        <Button onClick={onNo}>
          <Trans>No</Trans>
        </Button>
        <Button look="quiet" onClick={onChange}>
          {isWhole ? <Trans>Change it</Trans> : <Trans>Add what is missing</Trans>}
        </Button>
      </div>
    </div>
  );
}
