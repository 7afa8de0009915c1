import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import type { PasswordFields } from "./model";
import { ownSessionsQuery } from "./own-sessions";

/** Every other session ends with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: PasswordFields) => write("PUT", "/api/account/password", fields),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}
