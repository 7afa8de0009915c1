import { Trans, useLingui } from "@lingui/react/macro";

import { type StepCode, stepWords } from "@/i18n/codes/jobs";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

import { LateWords } from "./late-words";
import type { Run } from "./run";
import { StepList } from "./step-list";
import { useIsLate } from "./use-is-late";
import { WorkBar } from "./work-bar";

interface ProgressDialogProps {
  open: boolean;
  run: Run;
  /** What is being made, above the title. */
  eyebrow: string;
  /** In order; shown in full from the start, so that a person sees what is still to come. */
  steps: readonly StepCode[];
  /** The title once the job has succeeded. */
  doneMessage: string;
  onCancel: () => void;
}

/** Watches a job. Nothing closes it but the job's ending; its one button asks the server to end the job. */
export function ProgressDialog({ open, run, eyebrow, steps, doneMessage, onCancel }: ProgressDialogProps) {
  const { t, i18n } = useLingui();
  const { step, steps: count } = run;
  const isLate = useIsLate(run);
  const finished = run.phase === "finished";
  const title = finished ? doneMessage : run.told ? stepWords(i18n, run.told) : t`Starting...`;
  return (
    <Dialog open={open} eyebrow={eyebrow} title={<span role="status">{title}</span>}>
      <div className="grid gap-1.5">
        <WorkBar percent={run.percent} label={t`Progress`} />
        <div className="flex items-baseline justify-between text-ink-soft">
          <span>
            {step > 0 && (
              <Trans>
                Step {step} of {count}
              </Trans>
            )}
          </span>
          <span className="figure text-xl text-ink">{run.percent}%</span>
        </div>
      </div>
      <StepList steps={steps} run={run} />
      <div className="dialog-foot flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={isLate ? "text-ink-soft" : "font-semibold text-red"}>
          {run.connection === "lost" && <Trans>Connection lost. Trying again...</Trans>}
          {isLate && <LateWords />}
        </p>
        <Button look="small" onClick={onCancel} disabled={run.phase !== "running"}>
          {run.phase === "cancelling" ? <Trans>Cancelling...</Trans> : <Trans>Cancel</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}
