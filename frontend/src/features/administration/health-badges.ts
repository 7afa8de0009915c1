import { HttpError } from "@/api/http-error";
import type { HealthStatus, SystemHealth } from "./api";

/** `unknown`: nobody could be asked. */
export type BadgeStatus = HealthStatus | "unknown";

export interface HealthBadge {
  status: BadgeStatus;
  reason?: SystemHealth["api"]["reason"];
}

export type HealthBadges = Record<"database" | "api" | "pdfGeneration", HealthBadge>;

/**
 * What the badges say. A call that fails tells as much as one that succeeds: an answer with an error comes from an API
 * that can't reach its database; no answer at all from none.
 */
export function healthBadges({ data, error }: { data?: SystemHealth | undefined; error: Error | null }): HealthBadges {
  const unknown: HealthBadge = { status: "unknown" };
  if (error instanceof HttpError)
    return { database: { status: "failing" }, api: { status: "degraded" }, pdfGeneration: unknown };
  if (error) return { database: unknown, api: { status: "failing" }, pdfGeneration: unknown };
  return data ?? { database: unknown, api: unknown, pdfGeneration: unknown };
}
