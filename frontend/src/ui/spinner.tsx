import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";

/** Turning, with a word that says for what; the word is read out as well. */
export function Spinner({ label, visible = false }: { label: ReactNode; visible?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-hivis-deep" />
      <span className={visible ? "" : "sr-only"}>{label}</span>
    </span>
  );
}

export function CentredSpinner({ label }: { label: ReactNode }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
