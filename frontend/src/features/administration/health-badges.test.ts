import { expect, it } from "vitest";

import { HttpError } from "@/api/http-error";
import type { SystemHealth } from "./api";

import { healthBadges } from "./health-badges";

const health: SystemHealth = {
  database: { status: "healthy", reason: { code: "answers", params: {}, message: "Online." } },
  api: { status: "degraded", reason: { code: "redis_silent", params: {}, message: "" } },
  pdfGeneration: { status: "working", reason: { code: "worker_online", params: {}, message: "" } },
  lastPdfAt: null,
  privateUrlsAllowed: false,
};

const statusesOf = (badges: ReturnType<typeof healthBadges>) => [
  badges.database.status,
  badges.api.status,
  badges.pdfGeneration.status,
];

it("says what was measured", () => {
  expect(statusesOf(healthBadges({ data: health, error: null }))).toEqual(["healthy", "degraded", "working"]);
});

it("takes an error for a database that is away, whatever was measured before", () => {
  const error = new HttpError(503, "503: ...", {});
  expect(statusesOf(healthBadges({ data: health, error }))).toEqual(["failing", "degraded", "unknown"]);
});

it("takes no answer for an API that is away", () => {
  const error = new TypeError("Failed to fetch");
  expect(statusesOf(healthBadges({ data: health, error }))).toEqual(["unknown", "failing", "unknown"]);
});
