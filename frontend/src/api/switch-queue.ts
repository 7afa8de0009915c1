import { useMutation, useQueryClient } from "@tanstack/react-query";

import { postForJson } from "./http";
import type { QueuesOverview } from "./model";
import { QUEUES_PATH, queuesOverviewQuery } from "./queues-overview";

interface QueueSwitch {
  name: string;
  pausedAt: string | null;
}

/** Pauses or resumes a queue; the overview says so at once. */
export function useSwitchQueue() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, to }: { queue: string; to: "pause" | "resume" }) =>
      postForJson<QueueSwitch>(`${QUEUES_PATH}/${queue}/${to}`),
    onSuccess: ({ name, pausedAt }) => {
      queryClient.setQueryData<QueuesOverview>(
        queuesOverviewQuery.queryKey,
        (overview) =>
          overview && {
            ...overview,
            queues: overview.queues.map((queue) => (queue.name === name ? { ...queue, pausedAt } : queue)),
          },
      );
    },
  });
}
