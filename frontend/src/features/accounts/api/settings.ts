import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { currentUserQuery } from "@/api/queries/current-user";
import { profileQuery } from "@/api/queries/profile";

import { ownSessionsQuery } from "./own-sessions";

export type NameFields = Schemas["NameForm"];
export type EmailFields = Schemas["EmailForm"];
export type PasswordFields = Schemas["PasswordForm"];
export type AccountDeletion = Schemas["AccountDeletion"];

export function useChangeName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: NameFields) => api.PUT("/api/account/name", { body: name }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: EmailFields) => api.PUT("/api/account/email", { body: fields }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

/** Every other session ends with it. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: PasswordFields) => api.PUT("/api/account/password", { body: fields }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (proof: AccountDeletion) => api.POST("/api/account/deletion", { body: proof }) });
