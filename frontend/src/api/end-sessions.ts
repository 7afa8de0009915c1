import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import { ownSessionsQuery, SESSIONS_PATH } from "./own-sessions";

/** Signs out the browser of that session, or without an id every browser but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) => write("DELETE", id ? `${SESSIONS_PATH}/${id}` : SESSIONS_PATH),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }), // it may have ended by itself
  });
}
