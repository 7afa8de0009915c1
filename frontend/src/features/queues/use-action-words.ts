import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { ActionOutcome, JobAction } from "./api/act-on-jobs";

/** How an action is asked about and told of, with the number of jobs in it. */
export function useActionWords(action: JobAction) {
  const { t } = useLingui();
  const words = {
    retry: {
      name: t`Retry`,
      nameAll: t`Retry all...`,
      ask: (count: number) => t`${plural(count, { one: "Retry # job?", other: "Retry # jobs?" })}`,
      meaning: t`They start over with three attempts, as if they were new.`,
      done: (count: number) => t`${plural(count, { one: "# job is retried.", other: "# jobs are retried." })}`,
      none: t`No failed or cancelled job matches, so there is nothing to retry.`,
    },
    cancel: {
      name: t`Cancel job`,
      nameAll: t`Cancel all...`,
      ask: (count: number) => t`${plural(count, { one: "Cancel # job?", other: "Cancel # jobs?" })}`,
      meaning: t`Waiting jobs end immediately; running jobs are asked to stop. The people who requested them are notified.`,
      done: (count: number) => t`${plural(count, { one: "# job is cancelled.", other: "# jobs are cancelled." })}`,
      none: t`No waiting or running job matches, so there is nothing to cancel.`,
    },
    discard: {
      name: t`Discard`,
      nameAll: t`Discard all...`,
      ask: (count: number) => t`${plural(count, { one: "Discard # job?", other: "Discard # jobs?" })}`,
      meaning: t`They are permanently removed, with their errors and attempts. This can't be undone.`,
      done: (count: number) => t`${plural(count, { one: "# job is discarded.", other: "# jobs are discarded." })}`,
      none: t`No failed or cancelled job matches, so there is nothing to discard.`,
    },
  }[action];
  const refusedWords = (count: number) =>
    t`${plural(count, {
      one: "# more can't be retried: its uploaded file was deleted when it ended.",
      other: "# more can't be retried: their uploaded files were deleted when they ended.",
    })}`;
  const refusal = ({ refused }: ActionOutcome) => (refused > 0 ? refusedWords(refused) : undefined);
  return { ...words, refusal };
}
