import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface TabsProps {
  label: string;
  tabs: { value: string; title: ReactNode; content: ReactNode }[];
  value?: string;
  onChange?: (value: string) => void;
}

/** Tabs with a thick rule under the chosen one; the first is open until another is chosen. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? "" } : { value })}
      {...(onChange && { onValueChange: onChange })}
      className="grid gap-5"
    >
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-tap border-b-4 border-transparent px-3 font-semibold text-ink-soft hover:text-ink data-[state=active]:border-hivis data-[state=active]:text-ink"
          >
            {tab.title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="grid gap-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
