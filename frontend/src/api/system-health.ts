import { useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { SystemHealth } from "./model";

const PATH = "/api/admin/health";
const READ_AGAIN_MS = 15_000;

/** Measured when it is asked for. */
export const useSystemHealth = () =>
  useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => getJson<SystemHealth>(PATH, signal),
    staleTime: 0,
    refetchInterval: READ_AGAIN_MS,
  });
