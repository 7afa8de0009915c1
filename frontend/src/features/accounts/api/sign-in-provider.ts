import { queryOptions, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

const PATH = "/api/auth/provider";

export const signInProviderQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
  staleTime: Infinity,
});

/** The service that people may sign in with besides the form: its name, or none. */
export const useSignInProvider = () => useQuery(signInProviderQuery).data?.name ?? undefined;

/** Where the browser goes to sign in; the server leads to the service, or to the form where there is none. */
export function signInAddress(returnTo: string) {
  return returnTo === "/" ? "/api/login" : `/api/login?return_to=${encodeURIComponent(returnTo)}`;
}
