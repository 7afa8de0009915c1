import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle } from "lucide-react";
import type { ReactNode } from "react";

import { Card } from "@/ui/card";
import { Meter } from "@/ui/meter";

import type { Completeness } from "./completeness";

export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { t } = useLingui();
  const { percent, personalInfo, workExperience, skills, certifications } = completeness;
  return (
    <Card className="grid gap-3.5">
      <div className="flex items-end justify-between gap-3">
        <h2 className="text-2xl">
          <Trans>Profile Completeness</Trans>
        </h2>
        <span className="figure text-4xl">{percent}%</span>
      </div>
      <Meter percent={percent} label={t`Profile Completeness`} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <Item done={personalInfo}>
          <Trans>Personal Info</Trans>
        </Item>
        <Item done={workExperience}>
          <Trans>Work Experience</Trans>
        </Item>
        <Item done={skills}>
          <Trans>Skills</Trans>
        </Item>
        <Item done={certifications}>
          <Trans>Certifications</Trans>
        </Item>
      </ul>
    </Card>
  );
}

function Item({ done, children }: { done: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li className={`flex items-center gap-2 font-semibold ${done ? "text-green" : "text-ink-soft"}`}>
      {done ? (
        <Check role="img" aria-label={t`Done:`} className="size-5" />
      ) : (
        <Circle role="img" aria-label={t`Still open:`} className="size-5" />
      )}
      {children}
    </li>
  );
}
