import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { WorkExperience } from "./model";

const PATH = "/api/work-experiences";

export const workExperiencesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson<WorkExperience[]>(PATH, signal),
});

export const useWorkExperiences = () => useQuery(workExperiencesQuery);
