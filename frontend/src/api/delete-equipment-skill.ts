import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import { refreshProfile } from "./refresh-profile";

export function useDeleteEquipmentSkill() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => write("DELETE", `/api/equipment-skills/${id}`),
    onSuccess: () => refreshProfile(queryClient, "/api/equipment-skills"),
  });
}
