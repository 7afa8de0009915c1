import { Plural, Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { Button } from "@/ui/button";

const SHOWN = 5;

/** One duty is a paragraph; several, one to a line, are a list, of which a long one is folded. */
export function Duties({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const lines = text.split("\n").map((line) => line.replace(/^\s*[•·*-]\s+/, "").trim());
  const duties = lines.filter(Boolean);
  if (duties.length === 1) return <p className="max-w-prose">{duties[0]}</p>;
  const more = duties.length - SHOWN;
  const shown = isOpen || more <= 1 ? duties : duties.slice(0, SHOWN);
  return (
    <>
      <ul id={list} className="grid max-w-prose list-disc gap-0.5 pl-5">
        {shown.map((duty, place) => (
          <li key={place}>{duty}</li>
        ))}
      </ul>
      {more > 1 && (
        <Button
          look="quiet"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Show less</Trans> : <Plural value={more} one="Show # more" other="Show # more" />}
        </Button>
      )}
    </>
  );
}
