import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { OwnSession } from "./model";

export const SESSIONS_PATH = "/api/account/sessions";

/** Read anew by each visit of the screen: other browsers sign in without telling this one. */
export const ownSessionsQuery = queryOptions({
  queryKey: [SESSIONS_PATH],
  queryFn: ({ signal }) => getJson<OwnSession[]>(SESSIONS_PATH, signal),
  staleTime: 0,
});

export const useOwnSessions = () => useQuery(ownSessionsQuery);
