import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

/** What every call about the queues begins with; to invalidate it reads all of them again. */
export const QUEUES_PATH = "/api/admin/queues";
/** Where the overview comes anew every two seconds, as `overview` events. */
export const OVERVIEW_EVENTS_PATH = `${QUEUES_PATH}/events`;

export const queuesOverviewQuery = queryOptions({
  queryKey: [QUEUES_PATH, "overview"],
  queryFn: ({ signal }) => answerOf(api.GET(QUEUES_PATH, { signal })),
});

export const useQueuesOverview = () => useQuery(queuesOverviewQuery);

/** Pauses or resumes a queue; the overview says so at once. */
export function useSwitchQueue() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ queue, to }: { queue: string; to: "pause" | "resume" }) =>
      answerOf(api.POST(`${QUEUES_PATH}/{name}/${to}`, { params: { path: { name: queue } } })),
    onSuccess: ({ name, pausedAt }) => {
      queryClient.setQueryData(
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
