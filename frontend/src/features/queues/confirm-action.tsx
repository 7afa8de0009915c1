import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";

import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { ErrorState } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Spinner } from "@/ui/spinner";
import { useNotify } from "@/ui/toast";

import { type ActedOn, type JobAction, useActionForecast, useActOnJobs } from "./api/act-on-jobs";
import { useActionWords } from "./use-action-words";

interface ConfirmActionProps {
  action: JobAction;
  actedOn: ActedOn;
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** Says how many jobs an action would change before anything is changed. */
export function ConfirmAction({ action, actedOn, returnFocusTo, onClose, onDone }: ConfirmActionProps) {
  const { t } = useLingui();
  const words = useActionWords(action);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const counted = useActionForecast(action, "filter" in actedOn ? actedOn.filter : undefined);
  const { mutate, isPending: isActing } = useActOnJobs(action);
  const forecast = "job" in actedOn ? { changed: 1, refused: 0 } : counted.data;

  const act = () =>
    mutate(actedOn, {
      onSuccess: (outcome) => {
        const description = words.refusal(outcome);
        notify({ title: words.done(outcome.changed), ...(description && { description }) });
        onClose();
        onDone?.();
      },
      onError: (error) => {
        notifyFailure(error, { title: t`Error`, fallback: t`That could not be done. Please try again.` });
        onClose();
      },
    });

  const refusal = forecast && words.refusal(forecast);
  const canAct = forecast !== undefined && forecast.changed > 0;
  return (
    <Dialog
      open
      returnFocusTo={returnFocusTo}
      onClose={isActing ? undefined : onClose}
      title={canAct ? words.ask(forecast.changed) : words.name}
    >
      {forecast === undefined && !counted.isError && <Spinner visible label={<Trans>Counting the jobs...</Trans>} />}
      {forecast === undefined && counted.isError && (
        <ErrorState error={counted.error} onRetry={() => void counted.refetch()} />
      )}
      {forecast && (
        <div className="grid gap-2">
          <p>{canAct ? words.meaning : words.none}</p>
          {refusal && <p>{refusal}</p>}
        </div>
      )}
      <DialogActions>
        <Button disabled={isActing} onClick={onClose}>
          {canAct ? <Trans>Go back</Trans> : <Trans>Close</Trans>}
        </Button>
        {canAct && (
          <Button look={action === "retry" ? "main" : "danger"} disabled={isActing} onClick={act}>
            {words.name}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
