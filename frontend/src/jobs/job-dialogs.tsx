import type { ReactNode } from "react";

import type { StepCode } from "@/i18n/codes/jobs";

import { ProgressDialog } from "./progress-dialog";
import type { JobSlice } from "./use-job-slice";

interface JobDialogsProps<Input, Result> {
  job: JobSlice<Input, Result>;
  open: boolean;
  /** What is being made, above the title. */
  eyebrow: string;
  steps: readonly StepCode[];
  /** The title once the job has succeeded. */
  doneMessage: string;
  /** The dialog that asks. It stays while the work is done, closed, so that a failure loses nothing that was typed. */
  form: (open: boolean) => ReactNode;
  /** The dialog that shows what came of it. */
  result: (outcome: { input: Input; result: Result }) => ReactNode;
}

/** A job in dialogs, of which one at a time is open: the form that asks, the progress, the result. */
export function JobDialogs<Input, Result>({
  job,
  open,
  eyebrow,
  steps,
  doneMessage,
  form,
  result,
}: JobDialogsProps<Input, Result>) {
  const { stage, outcome, run, cancel } = job;
  return (
    <>
      {open && form(stage === "form")}
      <ProgressDialog
        open={open && stage === "progress"}
        run={run}
        eyebrow={eyebrow}
        steps={steps}
        doneMessage={doneMessage}
        onCancel={cancel}
      />
      {open && stage === "result" && outcome && result(outcome)}
    </>
  );
}
