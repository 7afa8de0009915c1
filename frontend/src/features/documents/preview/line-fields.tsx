import { Trans, useLingui } from "@lingui/react/macro";

import { EditedLine as lineLimits } from "@/api/limits";

import { type EditedLine, languageOf } from "./editing";

const field = "min-h-tap w-full rounded-card border border-line-field bg-card px-3 py-2.5 text-ink";

interface LineFieldsProps {
  line: EditedLine;
  name: string;
  onText: (text: string) => void;
  /** Where the line has a part that stands before what is said of it. */
  onLabel?: (text: string) => void;
  documentIn: "en" | "es";
  /** Where the line tells what the posting asks: the posting's language. */
  postingIn?: "en" | "es" | undefined;
}

/** Names what a line is written for, by which its field can be found. */
export const writtenForId = (line: number) => `written-for-${line}`;

/** A line's text, and what stands before it. */
export function LineFields({ line, name, onText, onLabel, documentIn, postingIn }: LineFieldsProps) {
  const { t } = useLingui();
  const { id, text, label, original, asked } = line;
  const wrote = original?.line;
  return (
    <div className="grid gap-2">
      {original && (
        <p id={writtenForId(id)} className="border-l-4 border-yellow pl-3">
          <Trans>
            You wrote: <span lang={languageOf(original, documentIn)}>{wrote}</span>
          </Trans>
        </p>
      )}
      {asked !== undefined && (
        <p id={writtenForId(id)} className="border-l-4 border-yellow pl-3 wrap-anywhere">
          <Trans>
            The posting asks: “<span lang={postingIn}>{asked}</span>”
          </Trans>
        </p>
      )}
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
        aria-describedby={original !== undefined || asked !== undefined ? writtenForId(id) : undefined}
        className={`${field} field-sizing-content`}
        rows={2}
        value={text}
        maxLength={lineLimits.detail.maxLength}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}
