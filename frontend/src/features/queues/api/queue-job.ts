import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import { isUnended } from "./model";
import { QUEUES_PATH } from "./queues-overview";

const READ_AGAIN_MS = 2_000;

/** One job with all that happened to it, kept up to date until it ends. */
export const useQueueJob = (id: string) =>
  useQuery({
    queryKey: [QUEUES_PATH, "job", id],
    queryFn: ({ signal }) =>
      answerOf(api.GET(`${QUEUES_PATH}/jobs/{job_id}`, { params: { path: { job_id: id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnended(state.data.summary.state) ? READ_AGAIN_MS : false),
  });
