import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { useEndSessions, useOwnSessions } from "../api/own-sessions";
import { SessionRow } from "./session-row";
import { SettingsCard } from "./settings-card";

/** The rest is folded: a phone that signs in every week fills the page with rows that are all alike. */
const SHOWN_FIRST = 4;

export function SessionsCard() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const query = useOwnSessions();
  const ending = useEndSessions();
  const [isWhole, setIsWhole] = useState(false);
  const more = Math.max(0, (query.data?.length ?? 0) - SHOWN_FIRST);

  const end = (id: string | undefined, said: string) =>
    ending.mutate(id, {
      onSuccess: () => notify({ title: t`Signed Out`, description: said }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, fallback: t`That could not be done. Please try again.` }),
    });

  return (
    <SettingsCard title={<Trans>Where You Are Signed In</Trans>}>
      <ListOf query={query} skeletonRows={1} empty={null}>
        {(sessions) => (
          <>
            <ul className="grid gap-3">
              {(isWhole ? sessions : sessions.slice(0, SHOWN_FIRST)).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={ending.isPending}
                  onEnd={() => end(session.id, t`That browser is signed out now.`)}
                />
              ))}
            </ul>
            {more > 0 && (
              <Button look="small" className="w-fit" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? <Trans>Show less</Trans> : <Plural value={more} one="Show # more" other="Show # more" />}
              </Button>
            )}
            {sessions.length > 1 && (
              <Button
                look="danger"
                className="w-fit"
                disabled={ending.isPending}
                onClick={() => end(undefined, t`Every other browser has been signed out.`)}
              >
                <Trans>Sign Out Everywhere Else</Trans>
              </Button>
            )}
          </>
        )}
      </ListOf>
      <p className="text-sm text-ink-soft">
        <Trans>If you don't know one of them, sign it out and change your password.</Trans>
      </p>
    </SettingsCard>
  );
}
