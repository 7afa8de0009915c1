import { Trans, useLingui } from "@lingui/react/macro";

import { Meter } from "@/ui/meter";
import { Tag, type TagColour } from "@/ui/tag";

const thresholds: [number, TagColour][] = [
  [80, "green"],
  [60, "blue"],
  [40, "yellow"],
];

/** The colour of a match's badge: green from 80 percent, blue from 60, yellow from 40, else grey. */
export const scoreColour = (percent: number): TagColour =>
  thresholds.find(([least]) => percent >= least)?.[1] ?? "grey";

/** How well an occupation fits, as a bar and as a badge. */
export function MatchScore({ percent }: { percent: number }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3">
      <div className="max-w-md grow">
        <Meter percent={percent} label={t`Match score`} />
      </div>
      <Tag colour={scoreColour(percent)}>
        <Trans>{percent}% match</Trans>
      </Tag>
    </div>
  );
}
