import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { useEndSessions, useOwnSessions } from "../api/own-sessions";
import { SessionRow } from "./session-row";
import { SettingsCard } from "./settings-card";

export function SessionsCard() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const query = useOwnSessions();
  const ending = useEndSessions();

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
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={ending.isPending}
                  onEnd={() => end(session.id, t`That browser is signed out now.`)}
                />
              ))}
            </ul>
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
