import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";

import type { Doubt } from "./api";

/** The resume's own lines, which look like paper in the dark, too; what the doubt is about is marked. */
export function QuoteOfResume({ quote: { lines, marked } }: { quote: Doubt["quote"] }) {
  if (lines.length === 0) return null;
  return (
    <div className="min-w-0 border border-[#d7d2c7] bg-white px-3.5 py-3 text-[0.9375rem] text-[#1b1e21]">
      <p className="mb-1 text-[0.8125rem] font-semibold text-[#565d64]">
        <Trans>Your resume says</Trans>
      </p>
      {lines.map((line, place) => (
        <p key={place} className="break-words">
          {parts(line, marked).map(({ text, isMarked }, part) =>
            isMarked ? (
              <mark key={part} className="bg-[#fbeebf] px-0.5 text-inherit shadow-[inset_0_-2px_0_#b98a00]">
                {text}
              </mark>
            ) : (
              <Fragment key={part}>{text}</Fragment>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** The line cut where the marked texts begin and end, each marked once. */
export function parts(line: string, marked: string[]): { text: string; isMarked: boolean }[] {
  const [first, ...others] = marked;
  if (first === undefined) return line ? [{ text: line, isMarked: false }] : [];
  const at = first ? line.indexOf(first) : -1;
  if (at < 0) return parts(line, others);
  return [
    ...parts(line.slice(0, at), others),
    { text: first, isMarked: true },
    ...parts(line.slice(at + first.length), others),
  ];
}
