import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { currentUserQuery } from "@/api/queries/current-user";

export type Credentials = Schemas["Credentials"];
export type Registration = Schemas["Registration"];

export function useLogIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api.POST("/api/auth/login", { body: credentials }),
    meta: { signedOut: true }, // a 401 here means a wrong password
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

/** Makes the account and signs its owner in. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => api.POST("/api/auth/register", { body: registration }),
    meta: { signedOut: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
