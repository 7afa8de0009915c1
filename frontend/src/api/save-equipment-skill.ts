import { useMutation, useQueryClient } from "@tanstack/react-query";

import { write } from "./http";
import type { EquipmentSkillFields } from "./model";
import { refreshProfile } from "./refresh-profile";

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: EquipmentSkillFields;
}

const saveEquipmentSkill = ({ id, fields }: Saving) =>
  id ? write("PUT", `/api/equipment-skills/${id}`, fields) : write("POST", "/api/equipment-skills", fields);

export function useSaveEquipmentSkill() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: saveEquipmentSkill,
    onSuccess: () => refreshProfile(queryClient, "/api/equipment-skills"),
  });
}
