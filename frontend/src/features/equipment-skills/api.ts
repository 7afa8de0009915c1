import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { refreshProfile, setSkillLevels } from "@/api/queries/profile";

export type EquipmentSkillFields = Schemas["EquipmentSkillForm"];

const PATH = "/api/equipment-skills";

export const equipmentSkillsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
});

export const useEquipmentSkills = () => useQuery(equipmentSkillsQuery);

interface Saving {
  /** The record to change; without it a new one is made. */
  id?: string | undefined;
  fields: EquipmentSkillFields;
}

export function useSaveEquipmentSkill() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: Saving) => (id ? change(id, fields) : api.POST(PATH, { body: fields })),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}

const change = (id: string, fields: EquipmentSkillFields) =>
  api.PUT(`${PATH}/{row_id}`, { params: { path: { row_id: id } }, body: fields });

export function useDeleteEquipmentSkill() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE(`${PATH}/{row_id}`, { params: { path: { row_id: id } } }),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}

export function useSetLevels() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: setSkillLevels, onSuccess: () => refreshProfile(queryClient, PATH) });
}

export function useDeleteSeveral() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => api.POST(`${PATH}/deletion`, { body: { ids } }),
    onSuccess: () => refreshProfile(queryClient, PATH),
  });
}
