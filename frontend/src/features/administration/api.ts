import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";

export type AdminStats = Schemas["AdminStats"];
export type Activity = Schemas["Activity"];
export type SystemHealth = Schemas["SystemHealth"];
export type HealthStatus = Schemas["Badge"]["status"];

const READ_STATS_AGAIN_MS = 60_000;
const READ_HEALTH_AGAIN_MS = 15_000;

/** The platform's figures and what people did last; kept fresh while they are looked at. */
export const useAdminStats = () =>
  useQuery({
    queryKey: ["/api/admin/stats"],
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/stats", { signal })),
    staleTime: 0,
    refetchInterval: READ_STATS_AGAIN_MS,
  });

/** Measured when it is asked for. */
export const useSystemHealth = () =>
  useQuery({
    queryKey: ["/api/admin/health"],
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/health", { signal })),
    staleTime: 0,
    refetchInterval: READ_HEALTH_AGAIN_MS,
  });
