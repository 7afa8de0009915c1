import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { Certification } from "./model";

const PATH = "/api/certifications";

export const certificationsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson<Certification[]>(PATH, signal),
});

export const useCertifications = () => useQuery(certificationsQuery);
