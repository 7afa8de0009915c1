import type { ReactNode } from "react";

export type TagColour = "green" | "blue" | "yellow" | "grey" | "red" | "outline";

const colours: Record<TagColour, string> = {
  green: "bg-green-bg text-green",
  blue: "bg-blue-bg text-blue",
  yellow: "bg-yellow-bg text-yellow",
  grey: "bg-grey-bg text-grey",
  red: "bg-red-bg text-red",
  outline: "border border-line-field text-ink-soft",
};

export function Tag({ colour, children }: { colour: TagColour; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[3px] px-2.5 pt-0.5 pb-px font-head text-[0.95rem] font-semibold tracking-wide ${colours[colour]}`}
    >
      {children}
    </span>
  );
}
