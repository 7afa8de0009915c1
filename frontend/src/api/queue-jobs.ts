import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { JobFilter, QueueJob } from "./model";
import { QUEUES_PATH } from "./queues-overview";

interface JobPage {
  jobs: QueueJob[];
  next: string | null;
}

const READ_AGAIN_MS = 5_000;

/**
 * The jobs of a filter, newest first, page after page. The first page alone is kept up to date by itself: rows that
 * moved under somebody who reads on would be worse than old ones.
 */
export const useQueueJobs = (filter: JobFilter) =>
  useInfiniteQuery({
    queryKey: [QUEUES_PATH, "jobs", filter],
    queryFn: ({ pageParam, signal }) => getJson<JobPage>(pageOf(filter, pageParam), signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.pages.length > 1 ? false : READ_AGAIN_MS),
  });

function pageOf(filter: JobFilter, after: string) {
  const query = new URLSearchParams({ ...filter, ...(after && { after }) });
  return `${QUEUES_PATH}/jobs?${query}`;
}
