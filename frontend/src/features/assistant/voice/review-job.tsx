import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Button } from "@/ui/button";

import { type Draft, isComplete, soundsPast } from "./draft";
import type { VoiceJobControls } from "./use-voice-job";

interface ReviewJobProps {
  voice: VoiceJobControls;
  draft: Draft;
  onChange: () => void;
}

/** Everything was asked: the person checks what it has come to, and saves it. */
export function ReviewJob({ voice, draft, onChange }: ReviewJobProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // what had the focus is gone
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
        <Trans>Check your new job</Trans>
      </h3>
      <Dates draft={draft} />
      <div className="flex flex-wrap gap-3">
        <Button look="main" disabled={!isComplete(draft) || voice.isSaving} onClick={voice.save}>
          {voice.isSaving ? <Trans>Saving...</Trans> : <Trans>Save to my profile</Trans>}
        </Button>
        <Button onClick={onChange}>
          <Trans>Change it</Trans>
        </Button>
        <Button look="quiet" onClick={voice.startOver}>
          <Trans>Start over</Trans>
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Only your own words and what you ticked are used. You can change every field.</Trans>
      </p>
    </div>
  );
}

/** Where the dates come from, and what may be wrong with them. */
function Dates({ draft }: { draft: Draft }) {
  const said = draft.tenure?.said;
  const isCounted = draft.tenure?.isCounted === true && !draft.endDate;
  if (!draft.startDate) {
    return (
      <p className="text-red">
        <Trans>When you started is missing. Please add it under “Change it”.</Trans>
      </p>
    );
  }
  if (!said || (!isCounted && !soundsPast(draft))) return null;
  return (
    <div className="rounded-card bg-yellow-bg p-3 text-yellow">
      {isCounted && (
        <p>
          <Trans>You said “{said}”, so the start is counted back from today.</Trans>
        </p>
      )}
      {soundsPast(draft) && !draft.endDate && (
        <p>
          <Trans>It sounds as if you have left. Please add when, under “Change it”.</Trans>
        </p>
      )}
    </div>
  );
}
