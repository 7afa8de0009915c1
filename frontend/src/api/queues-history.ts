import { useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { QueuesHistory } from "./model";
import { QUEUES_PATH } from "./queues-overview";

/** It is recorded once a minute. */
const READ_AGAIN_MS = 60_000;

export const useQueuesHistory = (hours: number) =>
  useQuery({
    queryKey: [QUEUES_PATH, "history", hours],
    queryFn: ({ signal }) => getJson<QueuesHistory>(`${QUEUES_PATH}/history?hours=${hours}`, signal),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
  });
