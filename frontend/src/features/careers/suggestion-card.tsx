import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { findingWords } from "@/i18n/codes/jobs";
import { occupationSkill } from "@/i18n/codes/occupation-skills";
import { Button, ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";

import type { CareerSuggestion } from "./api";
import { CaliforniaFigures } from "./california-figures";
import { Ladder } from "./ladder";
import { MatchScore } from "./match-score";
import { localTitle } from "./titles";
import { TransferableSkills } from "./transferable-skills";
import { WhatItTakes } from "./what-it-takes";

/** One suggestion. The best is open; the others say the most important and open on request. */
export function SuggestionCard({ suggestion, rank }: { suggestion: CareerSuggestion; rank: number }) {
  const { i18n } = useLingui();
  const id = useId();
  const isBest = rank === 1;
  const [isOpen, setIsOpen] = useState(isBest);
  const title = localTitle(i18n, suggestion.job_title, suggestion.job_title_es);
  return (
    <Card look={isBest ? "hot" : "plain"} aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-3">
        <p className="eyebrow">{isBest ? <Trans>Best match</Trans> : <Trans>Match #{rank}</Trans>}</p>
        <h2 id={id} className={isBest ? "text-3xl md:text-4xl" : "text-2xl"}>
          {title}
        </h2>
        <MatchScore percent={suggestion.match_score} />
      </div>
      <CaliforniaFigures suggestion={suggestion} />
      {isOpen ? (
        <div className="grid gap-6 border-t border-line pt-5 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <p>{suggestion.reasons.map((reason) => findingWords(i18n, reason)).join(" ")}</p>
            <TransferableSkills suggestion={suggestion} />
          </div>
          <WhatItTakes suggestion={suggestion} />
          {suggestion.path.length > 1 && (
            <div className="md:col-span-2">
              <Ladder path={suggestion.path} code={suggestion.onet_code} />
            </div>
          )}
        </div>
      ) : (
        <Summary suggestion={suggestion} />
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look={isBest ? "main" : "plain"} to="/generate">
          <Trans>Create Tailored Resume</Trans>
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <ButtonLink to={`/explore-jobs?occupation=${suggestion.onet_code}`}>
          <Trans>Where the Jobs Are</Trans>
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        {!isBest && (
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? <Trans>Hide details</Trans> : <Trans>See details</Trans>}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** In two lines: what carries over, and what is missing first. */
function Summary({ suggestion }: { suggestion: CareerSuggestion }) {
  const { i18n } = useLingui();
  const { transferable_skills: all, own_skills: own } = suggestion;
  const skills = [...all.slice(0, own), ...all.slice(own).map((skill) => i18n._(occupationSkill(skill)))];
  const first = suggestion.missing[0];
  return (
    <dl className="grid gap-3 md:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-soft">
          <Trans>You bring</Trans>
        </dt>
        <dd>{skills.slice(0, 3).join("; ")}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">
          <Trans>Missing</Trans>
        </dt>
        <dd>{first ? findingWords(i18n, first) : <Trans>Nothing that we know of</Trans>}</dd>
      </div>
    </dl>
  );
}
