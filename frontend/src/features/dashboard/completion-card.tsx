import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { Card } from "@/ui/card";
import { Meter } from "@/ui/meter";
import { Tag } from "@/ui/tag";

import { type Completion, MOST } from "./completion";

export function CompletionCard({ completion }: { completion: Completion }) {
  const { t } = useLingui();
  const { percent } = completion;
  return (
    <Card className="grid content-start gap-3.5">
      <div className="flex items-end justify-between gap-3">
        <h2 className="text-[1.35rem]">
          <Trans>Profile completion</Trans>
        </h2>
        <span className="figure text-4xl">{percent}%</span>
      </div>
      <Meter percent={percent} label={t`Profile completion`} hot />
      <ul className="-my-1.5 flex flex-wrap gap-x-2">
        <Group done={completion.workExperiences} to="/experience">
          <Trans>Work experience</Trans>
        </Group>
        <Group done={completion.equipmentSkills} to="/skills">
          <Trans>Equipment & skills</Trans>
        </Group>
        <Group done={completion.certifications} to="/skills?tab=certifications">
          <Trans>Certifications</Trans>
        </Group>
        <Group done={completion.references} to="/profile">
          <Trans>References</Trans>
        </Group>
      </ul>
      <WorthAdding groups={completion.worthAdding} />
      {percent === MOST && (
        <p className="text-ink-soft">
          <Trans>References never count toward the figure, so {percent}% is the most it shows.</Trans>
        </p>
      )}
    </Card>
  );
}

const groupNames: Record<Completion["worthAdding"][number], MessageDescriptor> = {
  contact: msg`your phone`,
  education: msg`education and training`,
  languages: msg`languages`,
  references: msg`references`,
};

function WorthAdding({ groups }: { groups: Completion["worthAdding"] }) {
  const { i18n } = useLingui();
  if (groups.length === 0) return null;
  const named = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(
    groups.map((group) => i18n._(groupNames[group])),
  );
  return (
    <p className="text-ink-soft">
      <Trans>
        Still worth adding <Link to="/profile">to your profile</Link>: {named}.
      </Trans>
    </p>
  );
}

/** Leads to the form that it counts. */
function Group({ done, to, children }: { done: boolean; to: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li>
      <Link to={to} className="inline-flex min-h-tap items-center rounded-card no-underline hover:underline">
        <Tag colour={done ? "green" : "grey"}>
          {done && <Check aria-label={t`Done:`} className="size-4" />}
          {children}
        </Tag>
      </Link>
    </li>
  );
}
