import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

import { isForbidden, isUnauthorized } from "@/api/http-error";
import { currentUserQuery } from "@/api/queries/current-user";

declare module "@tanstack/react-query" {
  interface Register {
    /** `signedOut`: nobody is signed in when this is sent, so a 401 says something else than an expired session. */
    mutationMeta: { signedOut?: boolean };
  }
}

type Listener = () => void;

/**
 * The specification's defaults: what was read stays fresh until something changes it, and nothing is tried twice
 * behind the person's back. `onSessionExpired` registers who is told of a 401 on any call, and returns the way to
 * take that back.
 */
export function createQueryClient() {
  const listeners = new Set<Listener>();
  const watchRefusals = (error: Error) => {
    if (isUnauthorized(error)) listeners.forEach((tell) => tell());
    // Somebody who is no admin any more: the gates find out and turn them away.
    if (isForbidden(error)) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: watchRefusals }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.signedOut) watchRefusals(error);
      },
    }),
    defaultOptions: {
      // "always": without a network a request fails at once and says so, rather than wait unseen.
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  const onSessionExpired = (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { queryClient, onSessionExpired };
}
