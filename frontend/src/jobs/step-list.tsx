import { useLingui } from "@lingui/react/macro";
import { Check, ChevronRight } from "lucide-react";

import { detailWords, type StepCode, steps as stepNames } from "@/i18n/codes/jobs";

import type { CodedMessage } from "@/i18n/codes/sentences";

import type { Run } from "./run";

type Standing = "done" | "now" | "waiting";

/** Every step of a job: those behind us ticked, with what they found; the one being done marked; the rest waiting. */
export function StepList({ steps, run }: { steps: readonly StepCode[]; run: Run }) {
  const { i18n } = useLingui();
  const standingOf = (step: number): Standing => {
    if (run.phase === "finished" || step < run.step) return "done";
    return step === run.step ? "now" : "waiting";
  };
  return (
    <ol>
      {steps.map((step, place) => {
        const standing = standingOf(place + 1);
        const detail = run.details[place + 1];
        return (
          <li
            key={step}
            aria-current={standing === "now" ? "step" : undefined}
            className={`grid grid-cols-[1.75rem_1fr_auto] items-center gap-x-1 border-t border-line py-2 ${looks[standing]}`}
          >
            <Mark standing={standing} />
            <span>{i18n._(stepNames[step])}</span>
            {detail && (
              <span className={`font-normal text-ink-soft ${placeOf(detail)}`}>{detailWords(i18n, detail)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Figures stand at the end of the line; the text that is being written, below it. */
const placeOf = ({ code }: CodedMessage) => (code === "writing" ? "col-span-2 col-start-2 line-clamp-2" : "");

const looks: Record<Standing, string> = { done: "", now: "font-semibold", waiting: "text-ink-soft" };

function Mark({ standing }: { standing: Standing }) {
  const { t } = useLingui();
  if (standing === "done") return <Check aria-label={t`Done:`} className="size-4" />;
  if (standing === "now") return <ChevronRight aria-hidden className="size-4 text-hivis-deep" strokeWidth={3} />;
  return (
    <span aria-hidden className="pl-1.5">
      ·
    </span>
  );
}
