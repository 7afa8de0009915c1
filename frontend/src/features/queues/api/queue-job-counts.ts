import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import type { JobFilter } from "./model";
import { QUEUES_PATH } from "./queues-overview";

const READ_AGAIN_MS = 5_000;

/** How many jobs of a filter, which says nothing of states, are in each of them. */
export const useQueueJobCounts = (filter: Omit<JobFilter, "state">) =>
  useQuery({
    queryKey: [QUEUES_PATH, "job-counts", filter],
    queryFn: ({ signal }) => answerOf(api.GET(`${QUEUES_PATH}/jobs/counts`, { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
