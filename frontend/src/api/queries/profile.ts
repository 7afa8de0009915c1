import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "../client";
import type { ProficiencyLevel } from "../model";

export const profileQuery = queryOptions({
  queryKey: ["/api/profile"],
  queryFn: ({ signal }) => answerOf(api.GET("/api/profile", { signal })),
});

export const useProfile = () => useQuery(profileQuery);

/** One level for several skills, which they then have for sure. */
export const setSkillLevels = (body: { ids: string[]; proficiencyLevel: ProficiencyLevel }) =>
  answerOf(api.PATCH("/api/equipment-skills", { body }));

export type ProfileList = "/api/work-experiences" | "/api/equipment-skills" | "/api/certifications";

const everyList: ProfileList[] = ["/api/work-experiences", "/api/equipment-skills", "/api/certifications"];

/**
 * Reads the profile and the given lists again (all of them when none is given), and waits until what is on the
 * screen is new.
 */
export async function refreshProfile(queryClient: QueryClient, ...lists: ProfileList[]): Promise<void> {
  const paths = ["/api/profile", ...(lists.length > 0 ? lists : everyList)];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
