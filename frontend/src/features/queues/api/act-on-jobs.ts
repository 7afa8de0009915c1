import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import type { JobsMeant } from "./model";
import { QUEUES_PATH } from "./queues-overview";

export type JobAction = "retry" | "cancel" | "discard";

/** One job by its id, or all of those meant that the action can change. */
export type ActedOn = { job: string } | { filter: JobsMeant };

/** What an action changed, or would change. */
export interface ActionOutcome {
  changed: number;
  /** Can't be retried, because what they work on went when they ended. */
  refused: number;
}

/** How many jobs an action on a filter would change now. Asked anew each time; disabled without a filter. */
export const useActionForecast = (action: JobAction, filter: JobsMeant | undefined) =>
  useQuery({
    queryKey: [QUEUES_PATH, "forecast", action, filter],
    queryFn: async (): Promise<ActionOutcome> => {
      const { changed, refused, remaining } = await actOnce(action, filter ?? {}, true);
      return { changed: changed + remaining, refused };
    },
    enabled: filter !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Carries an action out and waits until what is on the screen is new. */
export function useActOnJobs(action: JobAction) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (actedOn: ActedOn) =>
      "job" in actedOn ? actOnJob(action, actedOn.job) : actOnAll(action, actedOn.filter),
    onSettled: (_, error, actedOn) => {
      // It is still on the screen for a moment, and there is nothing to ask for any more.
      const gone = action === "discard" && !error && "job" in actedOn ? actedOn.job : undefined;
      return queryClient.invalidateQueries({
        queryKey: [QUEUES_PATH],
        predicate: ({ queryKey: [, what, id] }) => what !== "forecast" && !(what === "job" && id === gone),
      });
    },
  });
}

const actOnJob = (action: JobAction, job: string) =>
  answerOf(api.POST(`${QUEUES_PATH}/jobs/{job_id}/${action}`, { params: { path: { job_id: job } } }));

const actOnce = (action: JobAction, filter: JobsMeant, dryRun: boolean) =>
  answerOf(api.POST(`${QUEUES_PATH}/jobs/${action}`, { body: { filter, dryRun } }));

/**
 * Calls again for what one call leaves. At most for as many as there were at first: a job that is retried and fails
 * again meanwhile would otherwise be retried for ever.
 */
async function actOnAll(action: JobAction, filter: JobsMeant): Promise<ActionOutcome> {
  let { changed, refused, remaining } = await actOnce(action, filter, false);
  const atFirst = changed + remaining;
  while (remaining > 0 && changed < atFirst) {
    const more = await actOnce(action, filter, false);
    if (more.changed === 0) break;
    changed += more.changed;
    ({ refused, remaining } = more);
  }
  return { changed, refused };
}
