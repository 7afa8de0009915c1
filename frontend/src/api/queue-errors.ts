import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { ErrorGroup } from "./model";
import { QUEUES_PATH } from "./queues-overview";

const READ_AGAIN_MS = 15_000;

/** What went wrong in the last hours, most frequent first. */
export const useQueueErrors = (hours: number) =>
  useQuery({
    queryKey: [QUEUES_PATH, "errors", hours],
    queryFn: ({ signal }) => getJson<ErrorGroup[]>(`${QUEUES_PATH}/errors?hours=${hours}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
