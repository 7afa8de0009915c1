import { useMutation } from "@tanstack/react-query";

import { write } from "./http";
import type { AccountDeletion } from "./model";

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (proof: AccountDeletion) => write("POST", "/api/account/deletion", proof) });
