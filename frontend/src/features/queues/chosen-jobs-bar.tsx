import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/button";

import { ActionButtons } from "./action-buttons";
import { actionsFor, jobActions } from "./job-actions";
import type { ChosenJobs } from "./use-chosen-jobs";

/** How many rows are ticked, and what can be done with them together. */
export function ChosenJobsBar({ chosen, choosable, chooseAll, clear }: ChosenJobs) {
  const { t } = useLingui();
  const picked = chosen.length;
  const actions = jobActions.filter((action) => chosen.some(({ state }) => actionsFor[state].includes(action)));
  if (choosable === 0) return null;
  return (
    <div
      className={`-mx-5 -mt-5 flex flex-wrap items-center gap-3 rounded-t-card border-b border-line bg-card px-5 pt-5 pb-3 ${picked > 0 ? "under-top-bar" : ""}`}
    >
      <b role="status">
        <Plural value={picked} one="# selected" other="# selected" />
      </b>
      {picked < choosable && (
        <Button look="small" onClick={chooseAll}>
          <Trans>Select all shown</Trans>
        </Button>
      )}
      {picked > 0 && (
        <>
          <Button look="small" onClick={clear}>
            <Trans>Clear selection</Trans>
          </Button>
          <ActionButtons
            actions={actions}
            actedOn={{ filter: { jobs: chosen.map(({ id }) => id) } }}
            label={t`Selected jobs`}
            onDone={clear}
          />
        </>
      )}
    </div>
  );
}
