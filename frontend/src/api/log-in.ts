import { useMutation, useQueryClient } from "@tanstack/react-query";

import { currentUserQuery } from "./current-user";
import { write } from "./http";
import type { Credentials } from "./model";

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => write("POST", "/api/auth/login", credentials),
    meta: { signedOut: true }, // a 401 here means a wrong password
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
