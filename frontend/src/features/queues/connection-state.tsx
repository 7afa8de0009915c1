import { Trans } from "@lingui/react/macro";

import { Tag } from "@/ui/tag";

import type { Connection } from "./use-live-overview";

/** Whether the figures are of this moment. Read out when it changes, and nothing else on the screen is. */
export function ConnectionState({ connection }: { connection: Connection }) {
  return (
    <p role="status" className="min-h-8">
      {connection === "live" && (
        <Tag colour="green">
          <Trans>Live</Trans>
        </Tag>
      )}
      {connection === "connecting" && (
        <Tag colour="grey">
          <Trans>Connecting...</Trans>
        </Tag>
      )}
      {connection === "lost" && (
        <Tag colour="red">
          <Trans>Connection lost. These figures are old; trying again...</Trans>
        </Tag>
      )}
    </p>
  );
}
