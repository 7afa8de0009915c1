import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { findingWords } from "@/i18n/codes/jobs";

import type { CareerSuggestion } from "./api";

/** What the person has of what an occupation takes, and what is missing, in the order to get it. */
export function WhatItTakes({ suggestion: { have, missing } }: { suggestion: CareerSuggestion }) {
  const { i18n } = useLingui();
  return (
    <section className="grid content-start gap-3 rounded-card bg-paper p-4">
      <h3 className="text-xl">
        <Trans>What would it take</Trans>
      </h3>
      {have.length > 0 && (
        <div className="grid gap-1.5">
          <h4 className="font-text text-base font-semibold">
            <Trans>You have</Trans>
          </h4>
          <ul className="grid gap-1.5">
            {have.map((one) => (
              <li key={one.message} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
                <span>{findingWords(i18n, one)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-1.5">
        <h4 className="font-text text-base font-semibold">
          <Trans>What is missing, first things first</Trans>
        </h4>
        {missing.length > 0 ? (
          <ol className="grid list-decimal gap-1.5 pl-5">
            {missing.map((one) => (
              <li key={one.message}>{findingWords(i18n, one)}</li>
            ))}
          </ol>
        ) : (
          <p>
            <Trans>Nothing that we know of</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
