import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

import { tutorialSteps } from "./tutorial-steps";

interface TutorialDialogProps {
  open: boolean;
  onClose: () => void;
}

export function TutorialDialog({ open, onClose }: TutorialDialogProps) {
  const { t, i18n } = useLingui();
  const [index, setIndex] = useState(0);
  const step = tutorialSteps[index];
  const place = index + 1;
  const count = tutorialSteps.length;
  const last = place === count;
  if (!step) return null;

  const close = () => {
    setIndex(0);
    onClose();
  };

  return (
    <Dialog open={open} onClose={close} eyebrow={t`Step ${place} of ${count}`} title={i18n._(step.title)}>
      <p aria-live="polite" className="min-h-24">
        {i18n._(step.text)}
      </p>
      <ol aria-hidden className="flex gap-1.5">
        {tutorialSteps.map(({ title }, at) => (
          <li key={title.id} className={`h-2 grow rounded-[3px] ${at <= index ? "bg-hivis" : "bg-track"}`} />
        ))}
      </ol>
      <div className="dialog-foot flex flex-wrap justify-between gap-3">
        {last ? (
          <span />
        ) : (
          <Button look="quiet" className="-ml-3" onClick={close}>
            <Trans>Skip Tutorial</Trans>
          </Button>
        )}
        <span className="flex grow justify-end gap-3">
          <Button look="small" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button look="main" onClick={() => (last ? close() : setIndex(index + 1))}>
            {last ? <Trans>Get Started!</Trans> : <Trans>Next</Trans>}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
