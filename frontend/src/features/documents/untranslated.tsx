import { Plural } from "@lingui/react/macro";
import { Languages } from "lucide-react";

import { FramedList } from "./framed-list";

/** Lines that a document of before they were left out has in another language. */
export function Untranslated({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <FramedList
      icon={<Languages aria-hidden className="size-5 shrink-0" />}
      summary={
        <Plural
          value={lines.length}
          one="# line was left as you wrote it, in the other language. Translate it in the document, or in your work experience."
          other="# lines were left as you wrote them, in the other language. Translate them in the document, or in your work experience."
        />
      }
    >
      {lines.map((line) => (
        <li key={line} className="border-l-2 border-line pl-3">
          {line}
        </li>
      ))}
    </FramedList>
  );
}
