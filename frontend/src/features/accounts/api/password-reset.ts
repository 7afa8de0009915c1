import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "@/api/client";
import { HttpError } from "@/api/http-error";
import type { Schemas } from "@/api/model";
import { currentUserQuery } from "@/api/queries/current-user";

export type ForgottenPassword = Schemas["ForgottenPassword"];
export type NewPasswordFields = Schemas["NewPasswordForm"];

const PATH = "/api/auth/password-reset";

/** Has a link mailed to the account's address, if there is such an account; the answer doesn't tell. */
export const useAskForPasswordReset = () =>
  useMutation({
    mutationFn: (forgotten: ForgottenPassword) => api.POST(PATH, { body: forgotten }),
    meta: { signedOut: true },
  });

/** Uses the link's token up. Every session of the account ends with it, so this browser may be signed out too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: NewPasswordFields) => api.PUT(PATH, { body: fields }),
    meta: { signedOut: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export const isVoidLink = (error: unknown) => error instanceof HttpError && error.code === "link_void";
