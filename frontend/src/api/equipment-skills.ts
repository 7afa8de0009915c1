import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { EquipmentSkill } from "./model";

const PATH = "/api/equipment-skills";

export const equipmentSkillsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson<EquipmentSkill[]>(PATH, signal),
});

export const useEquipmentSkills = () => useQuery(equipmentSkillsQuery);
