import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

import { tutorialSteps } from "./tutorial-steps";

interface TutorialDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether the Profile Assistant with its chat and voice exists yet; the tutorial promises nothing that doesn't. */
  hasAssistant: boolean;
}

export function TutorialDialog({ open, onClose, hasAssistant }: TutorialDialogProps) {
  const { t, i18n } = useLingui();
  const [index, setIndex] = useState(0);
  const steps = tutorialSteps(hasAssistant);
  const step = steps[index];
  const place = index + 1;
  const count = steps.length;
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
        {steps.map(({ title }, at) => (
          <li key={title.id} className={`h-2 grow rounded-[3px] ${at <= index ? "bg-hivis" : "bg-track"}`} />
        ))}
      </ol>
      <div className="flex flex-wrap justify-between gap-3">
        {last ? (
          <span />
        ) : (
          <Button look="quiet" onClick={close}>
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
