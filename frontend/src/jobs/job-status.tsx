import { Trans, useLingui } from "@lingui/react/macro";

import { stepWords } from "@/i18n/codes/jobs";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";

import { LateWords } from "./late-words";
import { useIsLate } from "./use-is-late";
import type { WatchedJob } from "./use-job-slice";
import { WorkBar } from "./work-bar";

/** What a job is at, beside the form that started it; nothing unless it runs. */
export function JobStatus({ job, label }: { job: WatchedJob; label: string }) {
  const { i18n } = useLingui();
  const { run, isRunning, cancel } = job;
  const isLate = useIsLate(run);
  if (!isRunning) return null;
  return (
    <div className="grid gap-3">
      <Spinner visible label={label} />
      <WorkBar percent={run.percent} label={label} />
      <p role="status" className="min-h-6 text-ink-soft">
        {run.connection === "lost" ? (
          <Trans>Connection lost. Trying again...</Trans>
        ) : isLate ? (
          <LateWords />
        ) : (
          run.told && stepWords(i18n, run.told)
        )}
      </p>
      <Button look="small" className="w-fit" onClick={cancel} disabled={run.phase === "cancelling"}>
        {run.phase === "cancelling" ? <Trans>Cancelling...</Trans> : <Trans>Cancel</Trans>}
      </Button>
    </div>
  );
}
