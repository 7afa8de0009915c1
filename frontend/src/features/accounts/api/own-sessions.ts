import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";

export type OwnSession = Schemas["OwnSession"];

const PATH = "/api/account/sessions";

/** Read anew by each visit of the screen: other browsers sign in without telling this one. */
export const ownSessionsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
  staleTime: 0,
});

export const useOwnSessions = () => useQuery(ownSessionsQuery);

/** Signs out the browser of that session, or without an id every browser but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id ? api.DELETE(`${PATH}/{session_id}`, { params: { path: { session_id: id } } }) : api.DELETE(PATH),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }), // it may have ended by itself
  });
}
