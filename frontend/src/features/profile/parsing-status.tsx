import { Trans, useLingui } from "@lingui/react/macro";

import { translateServerMessage } from "@/i18n/server-messages";
import type { Run } from "@/jobs/run";
import { WorkBar } from "@/jobs/work-bar";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";

/** What the reading of an uploaded resume is at. */
export function ParsingStatus({ run, onCancel }: { run: Run; onCancel: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <Spinner visible label={<Trans>Parsing resume...</Trans>} />
      <WorkBar percent={run.percent} label={t`Parsing resume...`} />
      <p role="status" className="min-h-6 text-ink-soft">
        {run.connection === "lost" ? (
          <Trans>Connection lost. Trying again...</Trans>
        ) : (
          run.message && translateServerMessage(i18n, run.message)
        )}
      </p>
      <Button look="small" className="w-fit" onClick={onCancel} disabled={run.phase === "cancelling"}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
