import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson, HttpError } from "./http";
import type { User } from "./model";

const PATH = "/api/auth/user";
const CACHED_MS = 300_000;
const RETRY_AFTER_MS = 1_000;

/** The signed-in user, or null for nobody: a 401 here is an answer, not an expired session. */
async function fetchCurrentUser(): Promise<User | null> {
  try {
    return await getJson<User>(PATH);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) return null;
    throw new Error(`HTTP error! status: ${error.status}`, { cause: error });
  }
}

export const currentUserQuery = queryOptions({
  queryKey: [PATH],
  queryFn: fetchCurrentUser,
  staleTime: CACHED_MS,
  retry: 1,
  retryDelay: RETRY_AFTER_MS,
});

export const useCurrentUser = () => useQuery(currentUserQuery);
