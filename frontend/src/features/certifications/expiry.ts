import type { Certification } from "@/api/model";

const DAY_MS = 86_400_000;
const SOON_DAYS = 60;

export type Expiry = { state: "expired" | "soon" | "valid"; days: number } | { state: "never" };

/** Where a certification stands on that ISO day. It is still valid on its last day. */
export function expiryOf({ expirationDate }: Certification, on: string): Expiry {
  if (!expirationDate) return { state: "never" };
  const days = Math.round((Date.parse(expirationDate) - Date.parse(on)) / DAY_MS);
  if (days < 0) return { state: "expired", days: -days };
  return { state: days <= SOON_DAYS ? "soon" : "valid", days };
}

/** Soonest trouble first; what never expires stands last, the latest issued first. */
export function bySoonestExpiry(certifications: Certification[]): Certification[] {
  const never = "9999";
  return [...certifications].sort(
    (one, other) =>
      (one.expirationDate ?? never).localeCompare(other.expirationDate ?? never) ||
      other.issueDate.localeCompare(one.issueDate),
  );
}
