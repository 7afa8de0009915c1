import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import { refreshProfile } from "./refresh-profile";

export function useDeleteWorkExperience() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => write("DELETE", `/api/work-experiences/${id}`),
    onSuccess: () => refreshProfile(queryClient, "/api/work-experiences"),
  });
}
