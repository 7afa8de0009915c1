import { Plural } from "@lingui/react/macro";
import { Languages } from "lucide-react";

/** Lines of the person's own that stand in another language than the document. */
export function Untranslated({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="flex gap-3 border-l-4 border-line-strong bg-card px-4 py-2.5 text-ink">
      <Languages aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p>
          <Plural
            value={lines.length}
            one="# line stands as you wrote it, in the other language. Translate it in the document, or in your work experience."
            other="# lines stand as you wrote them, in the other language. Translate them in the document, or in your work experience."
          />
        </p>
        <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
