import { useLingui } from "@lingui/react/macro";
import { ToggleGroup } from "radix-ui";

import { type Measure, measureNames, measures } from "./measures";

/** Which measure colours the map. */
export function MeasureChoice({ measure, onChange }: { measure: Measure; onChange: (measure: Measure) => void }) {
  const { t, i18n } = useLingui();
  return (
    <ToggleGroup.Root
      type="single"
      value={measure}
      aria-label={t`What the map shows`}
      onValueChange={(value) => value && onChange(value as Measure)}
      className="flex w-full overflow-hidden rounded-card border border-line-field sm:w-auto"
    >
      {measures.map((one) => (
        <ToggleGroup.Item
          key={one}
          value={one}
          className="min-h-tap flex-auto border-l border-line-field px-1.5 font-semibold first:border-l-0 hover:bg-grey-bg focus-visible:outline-offset-[-3px] data-[state=on]:bg-ink data-[state=on]:text-card sm:px-4"
        >
          {i18n._(measureNames[one])}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
