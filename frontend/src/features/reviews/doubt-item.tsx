import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, Check } from "lucide-react";
import { useRef, useState } from "react";

import { Button } from "@/ui/button";
import { useProblem } from "@/ui/notify-failure";

import { type AnswerFields, type Doubt, type Review, useAnswer } from "./api";
import { CorrectionForm } from "./correction-form";
import { answers, fieldNames, reasons, valuesOf, valueWords } from "./doubt-words";
import { QuoteOfResume } from "./quote-of-resume";

/** One doubt: the resume's line beside the field that it became, and the three ways to settle it. */
export function DoubtItem({ doubt, review }: { doubt: Doubt; review: Review }) {
  const { i18n, t } = useLingui();
  const item = useRef<HTMLLIElement>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isReopened, setIsReopened] = useState(false);
  const [problem, setProblem] = useState<string>();
  const toProblem = useProblem();
  const answering = useAnswer(review.id);
  const { number, fields, name } = doubt;
  const values = valuesOf(doubt, review);

  const settle = (answer: AnswerFields) =>
    answering.mutate(
      { number, ...answer },
      {
        onSuccess: () => {
          setIsCorrecting(false);
          setIsReopened(false);
          setProblem(undefined);
          item.current?.focus(); // the button that was pressed is gone
        },
        onError: (error) =>
          setProblem(toProblem(error, { title: "", fallback: t`That wasn't saved. Please try again.` })?.description),
      },
    );
  const correct = ({ endDate, ...others }: typeof values) =>
    settle({ answer: "corrected", ...others, ...(endDate !== undefined && { endDate: endDate || null }) });

  if (doubt.answer && !isReopened) {
    return (
      <li
        ref={item}
        tabIndex={-1}
        className="flex items-center gap-3 border-t border-line bg-grey-bg px-5 py-2 outline-none"
      >
        <Check aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1 break-words">
          <b>{name}</b> {doubt.answer !== "dropped" && valueWords(i18n, values)}{" "}
          <span className="text-ink-soft">{i18n._(answers[doubt.answer])}</span>
        </span>
        <Button look="quiet" aria-label={t`Change ${name}`} onClick={() => setIsReopened(true)}>
          <Trans>Change</Trans>
        </Button>
      </li>
    );
  }
  const isGone = doubt.answer === "dropped";
  return (
    <li ref={item} tabIndex={-1} className="grid gap-3 border-t border-line px-5 py-4 outline-none">
      <h3 className="font-text text-base font-semibold">{i18n._(reasons[doubt.reason])}</h3>
      <div className="grid items-center gap-3 lg:grid-cols-[minmax(0,0.85fr)_24px_minmax(0,1fr)_auto]">
        <QuoteOfResume quote={doubt.quote} />
        {doubt.quote.lines.length > 0 && (
          <ArrowRight aria-hidden className="size-5 rotate-90 justify-self-center text-ink-soft lg:rotate-0" />
        )}
        <div className="min-w-0 rounded-card border border-line-field px-3.5 py-3">
          {isCorrecting ? (
            <CorrectionForm
              fields={fields}
              values={values}
              problem={problem}
              isSaving={answering.isPending}
              onSave={correct}
              onCancel={() => setIsCorrecting(false)}
            />
          ) : (
            <>
              <p className="mb-1 text-[0.8125rem] font-semibold text-ink-soft">
                {name} · {fields.map((field) => i18n._(fieldNames[field])).join(", ")}
              </p>
              <p className={`text-lg font-semibold break-words ${isGone ? "line-through" : ""}`}>
                {isGone ? name : valueWords(i18n, values)}
              </p>
              {problem && (
                <p role="alert" className="text-sm font-semibold text-red">
                  {problem}
                </p>
              )}
            </>
          )}
        </div>
        {!isCorrecting && (
          <div className="grid auto-cols-fr grid-flow-col gap-2">
            {!isGone && (
              <>
                <Button
                  look="danger"
                  disabled={answering.isPending}
                  aria-label={doubt.duty ? t`Drop this duty of ${name}` : t`Drop ${name}`}
                  onClick={() => settle({ answer: "dropped" })}
                >
                  <Trans>Drop</Trans>
                </Button>
                <Button
                  look="small"
                  aria-label={t`Correct ${name}`}
                  disabled={answering.isPending}
                  onClick={() => setIsCorrecting(true)}
                >
                  <Trans>Correct</Trans>
                </Button>
              </>
            )}
            <Button
              look="yes"
              aria-label={isGone ? t`Put back ${name}` : t`Accept ${name}`}
              disabled={answering.isPending}
              onClick={() => settle({ answer: "accepted" })}
            >
              {isGone ? <Trans>Put back</Trans> : <Trans>Accept</Trans>}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
