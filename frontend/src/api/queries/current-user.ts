import { queryOptions, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "../client";
import { HttpError } from "../http-error";
import { keepFor, lastPerson, readKept } from "../kept-answers";
import type { User } from "../model";

const CACHED_MS = 300_000;
const RETRY_AFTER_MS = 1_000;

/**
 * The signed-in user, or null for nobody: a 401 here is an answer, not an expired session. Without a connection, whoever
 * was here last.
 */
async function fetchCurrentUser(): Promise<User | null> {
  try {
    return keeping(await answerOf(api.GET("/api/auth/user")));
  } catch (error) {
    const offline = error instanceof HttpError ? undefined : lastPerson();
    if (offline) {
      await readKept(offline).catch(() => undefined); // each answer tries again
      return keeping(offline);
    }
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 401) return keeping(null);
    throw new Error(`HTTP error! status: ${error.status}`, { cause: error });
  }
}

function keeping(user: User | null): User | null {
  void keepFor(user);
  return user;
}

/**
 * Who the page at / says is there, so that nobody waits for asking; undefined where it doesn't say. It is true of the
 * moment at which the page came, not of a later one.
 */
function userOfThePage(): User | null | undefined {
  const element = document.getElementById("current-user");
  return element ? keeping(JSON.parse(element.textContent) as User | null) : undefined;
}

export const currentUserQuery = queryOptions({
  queryKey: ["/api/auth/user"],
  queryFn: fetchCurrentUser,
  initialData: userOfThePage,
  initialDataUpdatedAt: performance.timeOrigin,
  staleTime: CACHED_MS,
  retry: 1,
  retryDelay: RETRY_AFTER_MS,
  retryOnMount: false, // each screen that asks who is there would ask a broken server again
});

export const useCurrentUser = () => useQuery(currentUserQuery);
