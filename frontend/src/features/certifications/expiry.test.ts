import { expect, it } from "vitest";

import type { Certification } from "@/api/model";

import { bySoonestExpiry, expiryOf } from "./expiry";

const certification = (name: string, expirationDate: string | null): Certification => ({
  id: name,
  name,
  issuingOrganization: "OSHA",
  issueDate: "2024-01-01",
  issueDateAssumed: false,
  expirationDate,
  createdAt: "2024-01-01T00:00:00Z",
});
const TODAY = "2026-03-08"; // clocks change that day in the U.S.

it.each([
  ["2026-03-07", { state: "expired", days: 1 }],
  ["2026-03-08", { state: "soon", days: 0 }],
  ["2026-04-02", { state: "soon", days: 25 }],
  ["2026-05-08", { state: "valid", days: 61 }],
  [null, { state: "never" }],
])("tells of %s how it stands", (expires, expiry) => {
  expect(expiryOf(certification("TWIC", expires), TODAY)).toEqual(expiry);
});

it("puts the soonest trouble first", () => {
  const sorted = bySoonestExpiry([
    certification("never", null),
    certification("valid", "2028-01-01"),
    certification("expired", "2025-01-01"),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(["expired", "valid", "never"]);
});
