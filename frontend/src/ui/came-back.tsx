import { Trans } from "@lingui/react/macro";

import { Button } from "./button";

/** Says that what stands here was typed before, and lets it be thrown away. */
export function CameBack({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-yellow-bg p-3 text-yellow">
      <span role="status">
        <Trans>This is what you typed before.</Trans>
      </span>
      <Button look="small" onClick={onStartOver}>
        <Trans>Start over</Trans>
      </Button>
    </p>
  );
}
