import { useMutation, useQueryClient } from "@tanstack/react-query";

import { currentUserQuery } from "./current-user";
import { write } from "./http";
import type { EmailFields } from "./model";

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: EmailFields) => write("PUT", "/api/account/email", fields),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
