import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { QueuesOverview } from "./model";

/** What every call about the queues begins with; to invalidate it reads all of them again. */
export const QUEUES_PATH = "/api/admin/queues";
/** Where the overview comes anew every two seconds, as `overview` events. */
export const OVERVIEW_EVENTS_PATH = `${QUEUES_PATH}/events`;

export const queuesOverviewQuery = queryOptions({
  queryKey: [QUEUES_PATH, "overview"],
  queryFn: ({ signal }) => getJson<QueuesOverview>(QUEUES_PATH, signal),
});

export const useQueuesOverview = () => useQuery(queuesOverviewQuery);
