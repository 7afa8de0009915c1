import { useLingui } from "@lingui/react/macro";

import { EditedLine as lineLimits } from "@/api/limits";

import type { EditedLine } from "./editing";

const field = "min-h-tap w-full rounded-card border border-line-field bg-card px-3 py-2.5 text-ink";

interface LineFieldsProps {
  line: EditedLine;
  name: string;
  onText: (text: string) => void;
  /** Where the line has a part that stands before what is said of it. */
  onLabel?: (text: string) => void;
}

/** A line's text, and what stands before it. */
export function LineFields({ line: { text, label }, name, onText, onLabel }: LineFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      {label !== undefined && (
        <input
          aria-label={t`${name}, what it is`}
          className={`${field} font-semibold`}
          value={label}
          maxLength={lineLimits.label.maxLength}
          onChange={(event) => onLabel?.(event.target.value)}
        />
      )}
      <textarea
        aria-label={name}
        className={`${field} field-sizing-content`}
        rows={2}
        value={text}
        maxLength={lineLimits.detail.maxLength}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
