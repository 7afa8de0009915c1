import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

import type { ErrorGroup } from "./model";
import { QUEUES_PATH } from "./queues-overview";

const READ_AGAIN_MS = 15_000;
const HOUR_MS = 3_600_000;

/** `endedSince`: the beginning of the hours that it was counted in, so that an action means no more jobs than were shown. */
export type CountedErrorGroup = ErrorGroup & { endedSince: string };

/** What went wrong in the last hours, most frequent first. */
export const useQueueErrors = (hours: number) =>
  useQuery({
    queryKey: [QUEUES_PATH, "errors", hours],
    queryFn: async ({ signal }): Promise<CountedErrorGroup[]> => {
      const endedSince = new Date(Date.now() - hours * HOUR_MS).toISOString();
      const groups = await answerOf(api.GET(`${QUEUES_PATH}/errors`, { params: { query: { hours } }, signal }));
      return groups.map((group) => ({ ...group, endedSince }));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
