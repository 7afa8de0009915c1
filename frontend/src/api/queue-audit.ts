import { useInfiniteQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { AuditedAction } from "./model";
import { QUEUES_PATH } from "./queues-overview";

interface AuditPage {
  actions: AuditedAction[];
  next: string | null;
}

/** What admins did, newest first, page after page. */
export const useQueueAudit = () =>
  useInfiniteQuery({
    queryKey: [QUEUES_PATH, "audit"],
    queryFn: ({ pageParam, signal }) =>
      getJson<AuditPage>(`${QUEUES_PATH}/audit${pageParam && `?after=${encodeURIComponent(pageParam)}`}`, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
