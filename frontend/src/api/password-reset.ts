import { useMutation, useQueryClient } from "@tanstack/react-query";

import { currentUserQuery } from "./current-user";
import { HttpError, write } from "./http";
import type { ForgottenPassword, NewPasswordFields } from "./model";

const PATH = "/api/auth/password-reset";

/** Has a link mailed to the account's address, if there is such an account; the answer doesn't tell. */
export const useAskForPasswordReset = () =>
  useMutation({
    mutationFn: (forgotten: ForgottenPassword) => write("POST", PATH, forgotten),
    meta: { signedOut: true },
  });

/** Uses the link's token up. Every session of the account ends with it, so this browser may be signed out too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (fields: NewPasswordFields) => write("PUT", PATH, fields),
    meta: { signedOut: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export const isVoidLink = (error: unknown) => error instanceof HttpError && error.code === "link_void";
