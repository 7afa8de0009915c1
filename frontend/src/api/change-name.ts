import { useMutation, useQueryClient } from "@tanstack/react-query";

import { currentUserQuery } from "./current-user";
import { write } from "./http";
import type { NameFields } from "./model";

export function useChangeName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: NameFields) => write("PUT", "/api/account/name", name),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ["/api/profile"] });
    },
  });
}
