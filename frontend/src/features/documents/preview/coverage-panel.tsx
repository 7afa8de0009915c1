import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronUp, CircleDashed } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "@/ui/button";

import type { Coverage } from "./api";

interface CoveragePanelProps {
  coverage: Coverage[];
  company: string;
  /** The line that is lit up. */
  chosen: string | undefined;
  onChoose: (line: string | undefined) => void;
  /** The person has it: their profile only doesn't say so. */
  onHave: (missing: Coverage) => void;
}

/** What the posting asks for: beside the page on a desk; on a phone a row that opens over it. */
export function CoveragePanel({ coverage, chosen, onChoose, onHave }: Omit<CoveragePanelProps, "company">) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const missing = coverage.filter(({ covered }) => !covered);
  const covered = coverage.filter((one) => one.covered);
  const count = covered.length;
  const lacking = missing.length;
  const whole = coverage.length;
  if (whole === 0) return null;

  // On a phone what was pressed is gone then: the focus stays with the row that opens it again. A desk has no such row.
  const close = () => {
    setOpen(false);
    row.current?.focus();
  };
  const choose = (line: string | null | undefined) => {
    close();
    onChoose(!line || line === chosen ? undefined : line);
  };

  const have = (one: Coverage) => {
    close();
    onHave(one);
  };

  return (
    <section
      aria-labelledby="coverage-title"
      className="flex min-h-0 flex-col border-t-[3px] border-line-strong bg-card max-lg:max-h-[70dvh] lg:border-t-0 lg:border-l lg:border-line"
    >
      <button
        ref={row}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-tap gap-2 px-4 py-2.5 text-left lg:hidden"
      >
        <span className="flex items-center justify-between gap-3">
          <span className="font-head text-lg font-semibold">
            <Plural
              value={whole}
              one={`${count} of # requirement covered`}
              other={`${count} of # requirements covered`}
            />
          </span>
          <span className="flex items-center gap-1 text-sm text-ink-soft">
            {lacking > 0 && <Plural value={lacking} one="# missing" other="# missing" />}
            <ChevronUp aria-hidden className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
          </span>
        </span>
        <Blocks count={count} whole={whole} />
      </button>
      <div className={`min-h-0 overflow-y-auto ${isOpen ? "" : "max-lg:hidden"}`}>
        <div className="grid gap-2.5 px-5 py-4">
          <h3 id="coverage-title" className="text-xl max-lg:hidden">
            <span className="figure text-4xl">{count}</span>{" "}
            <Plural value={whole} one="of # requirement covered" other="of # requirements covered" />
          </h3>
          <span className="max-lg:hidden">
            <Blocks count={count} whole={whole} />
          </span>
          <p className="text-sm text-ink-soft">
            <Trans>From the posting. Only what your profile shows counts.</Trans>
          </p>
        </div>
        {lacking > 0 && (
          <Group title={<Trans>Missing</Trans>} count={lacking}>
            {missing.map((one) => (
              <Missing key={one.requirement} coverage={one} onHave={have} />
            ))}
          </Group>
        )}
        {count > 0 && (
          <Group title={<Trans>Covered</Trans>} count={count}>
            {covered.map((one) => (
              <Covered key={one.requirement} coverage={one} isChosen={one.line === chosen} onChoose={choose} />
            ))}
          </Group>
        )}
      </div>
    </section>
  );
}

/** A block for each requirement; the figures beside it say the same to a screen reader. */
function Blocks({ count, whole }: { count: number; whole: number }) {
  return (
    <span aria-hidden className="flex gap-[3px]">
      {Array.from({ length: whole }, (_, place) => (
        <span
          key={place}
          className={`h-2.5 flex-1 rounded-[2px] ${place < count ? "bg-bar" : "border border-line-field bg-track"}`}
        />
      ))}
    </span>
  );
}

function Group({ title, count, children }: { title: React.ReactNode; count: number; children: React.ReactNode }) {
  return (
    <>
      <h4 className="eyebrow flex justify-between border-t border-line px-5 py-2.5 text-ink-soft">
        <span>{title}</span>
        <span>{count}</span>
      </h4>
      <ul>{children}</ul>
    </>
  );
}

const whyNot = {
  not_in_profile: msg`Not in your profile`,
  not_in_document: msg`In your profile, not in this document`,
  expired: msg`Yours has expired`,
  not_translated: msg`In a line of yours that is in the other language`,
  too_few_years: msg`More years than your profile shows`,
};

function Missing({ coverage, onHave }: { coverage: Coverage; onHave: (missing: Coverage) => void }) {
  const { t, i18n } = useLingui();
  const { requirement, reason, kind } = coverage;
  const canBeAdded = kind !== "years" && (reason === "not_in_profile" || reason === "expired");
  return (
    <li className="flex items-center gap-3 border-t border-line px-5 py-3">
      <CircleDashed aria-hidden className="size-5 shrink-0 text-yellow" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{requirement}</p>
        <p className="text-sm text-ink-soft">{i18n._(whyNot[reason ?? "not_in_profile"])}</p>
      </div>
      {canBeAdded && (
        <Button
          look="small"
          onClick={() => onHave(coverage)}
          aria-label={reason === "expired" ? t`Update the date: ${requirement}` : t`I have this: ${requirement}`}
        >
          {reason === "expired" ? <Trans>Update the date</Trans> : <Trans>I have this</Trans>}
        </Button>
      )}
    </li>
  );
}

interface CoveredProps {
  coverage: Coverage;
  isChosen: boolean;
  onChoose: (line: string | null | undefined) => void;
}

function Covered({ coverage: { requirement, line, place }, isChosen, onChoose }: CoveredProps) {
  return (
    <li className="border-t border-line">
      <button
        type="button"
        disabled={!line}
        aria-pressed={line ? isChosen : undefined}
        onClick={() => onChoose(line)}
        className={`flex min-h-tap w-full items-center gap-3 px-5 py-3 text-left hover:bg-grey-bg ${isChosen ? "border-l-4 border-blue bg-blue-bg" : ""}`}
      >
        <Check aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{requirement}</span>
          {place && <span className="block truncate text-sm text-ink-soft">{place}</span>}
        </span>
      </button>
    </li>
  );
}
