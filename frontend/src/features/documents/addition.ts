import type { ReactNode } from "react";

/** What a person has and their profile doesn't say, with what is known of it already. */
export type Addition =
  | { kind: "skill" | "certification"; name: string }
  | { kind: "renewal"; certificationId: string }
  | { kind: "work"; organization: string; title: string; line: string };

/** The form that takes an addition, filled in. The profile's forms are other features': the screen brings them. */
export type AddToProfile = (wanted: { addition: Addition; onAdded: () => void; onClose: () => void }) => ReactNode;
