import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

import { Card } from "@/ui/card";
import { Meter } from "@/ui/meter";
import { Tag } from "@/ui/tag";

import type { Completion } from "./completion";

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
      <ul className="flex flex-wrap gap-2">
        <Group done={completion.workExperiences}>
          <Trans>Work experience</Trans>
        </Group>
        <Group done={completion.equipmentSkills}>
          <Trans>Equipment & skills</Trans>
        </Group>
        <Group done={completion.certifications}>
          <Trans>Certifications</Trans>
        </Group>
        <Group done={false}>
          <Trans>References</Trans>
        </Group>
      </ul>
    </Card>
  );
}

function Group({ done, children }: { done: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <li>
      <Tag colour={done ? "green" : "grey"}>
        {done && <Check aria-label={t`Done:`} className="size-4" />}
        {children}
      </Tag>
    </li>
  );
}
