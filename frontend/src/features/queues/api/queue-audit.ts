import { useInfiniteQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import { QUEUES_PATH } from "./queues-overview";

/** What admins did, newest first, page after page. */
export const useQueueAudit = () =>
  useInfiniteQuery({
    queryKey: [QUEUES_PATH, "audit"],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? { after: pageParam } : {};
      return answerOf(api.GET(`${QUEUES_PATH}/audit`, { params: { query }, signal }));
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
