import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { Profile } from "./model";

const PATH = "/api/profile";

export const profileQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson<Profile>(PATH, signal),
});

export const useProfile = () => useQuery(profileQuery);
