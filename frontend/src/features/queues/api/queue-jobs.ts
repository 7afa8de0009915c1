import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import type { JobFilter } from "./model";
import { QUEUES_PATH } from "./queues-overview";

const READ_AGAIN_MS = 5_000;

/**
 * The jobs of a filter, newest first, page after page. The first page alone is kept up to date by itself: rows that
 * moved under somebody who reads on would be worse than old ones.
 */
export const useQueueJobs = (filter: JobFilter) =>
  useInfiniteQuery({
    queryKey: [QUEUES_PATH, "jobs", filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam && { after: pageParam }) };
      return answerOf(api.GET(`${QUEUES_PATH}/jobs`, { params: { query }, signal }));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : READ_AGAIN_MS),
  });
