import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import { refreshProfile } from "./refresh-profile";

export function useDeleteCertification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => write("DELETE", `/api/certifications/${id}`),
    onSuccess: () => refreshProfile(queryClient, "/api/certifications"),
  });
}
