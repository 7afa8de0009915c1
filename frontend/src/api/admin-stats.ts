import { useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { AdminStats } from "./model";

const PATH = "/api/admin/stats";
const READ_AGAIN_MS = 60_000;

/** The platform's figures and what people did last; kept fresh while they are looked at. */
export const useAdminStats = () =>
  useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => getJson<AdminStats>(PATH, signal),
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
