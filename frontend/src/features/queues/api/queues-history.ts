import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import { QUEUES_PATH } from "./queues-overview";

/** It is recorded once a minute. */
const READ_AGAIN_MS = 60_000;

export const useQueuesHistory = (hours: number) =>
  useQuery({
    queryKey: [QUEUES_PATH, "history", hours],
    queryFn: ({ signal }) => answerOf(api.GET(`${QUEUES_PATH}/history`, { params: { query: { hours } }, signal })),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
  });
