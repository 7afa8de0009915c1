import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/button";
import { ListRow } from "@/ui/list-row";
import { RelativeTime } from "@/ui/relative-time";
import { Tag } from "@/ui/tag";

import type { OwnSession } from "../api/own-sessions";
import { browserName } from "./browser-name";

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const { isCurrent, ipAddress, userAgent, createdAt, lastUsedAt } = session;
  const name = browserName(userAgent) ?? t`Unknown browser`;
  return (
    <ListRow
      actions={
        isCurrent ? (
          <Tag colour="green">
            <Trans>This browser</Trans>
          </Tag>
        ) : (
          <Button look="small" aria-label={t`Sign out ${name}`} disabled={isEnding} onClick={onEnd}>
            <Trans>Sign Out</Trans>
          </Button>
        )
      }
    >
      <h3 className="text-lg">{name}</h3>
      {ipAddress && <p className="text-sm break-all text-ink-soft">{ipAddress}</p>}
      <p className="text-sm text-ink-soft">
        <Trans>
          Signed in: <RelativeTime at={createdAt} />
        </Trans>
        {" · "}
        <Trans>
          Last used: <RelativeTime at={lastUsedAt} />
        </Trans>
      </p>
    </ListRow>
  );
}
