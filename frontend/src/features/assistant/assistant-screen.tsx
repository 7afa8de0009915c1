import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { useCurrentUser } from "@/api/queries/current-user";
import { useProfile } from "@/api/queries/profile";
import { Button } from "@/ui/button";
import { LanguageSwitch } from "@/ui/language-switch";
import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";
import { useNotify } from "@/ui/toast";

import { ChatPanel } from "./chat/chat-panel";
import { completenessOf } from "./completeness";
import { CompletenessCard } from "./completeness-card";
import type { Editors } from "./editors";
import { type Mode, OptionCards } from "./option-cards";
import { TipsCard } from "./tips-card";
import { VoiceJobAssistant } from "./voice/voice-job-assistant";

/** Both assistants, and how complete the profile is that they fill. */
export function AssistantScreen({ editors }: { editors: Editors }) {
  const { t } = useLingui();
  const notify = useNotify();
  const profile = useProfile();
  const user = useCurrentUser().data;
  const [mode, setMode] = useState<Mode>();
  const shown = useRef<HTMLDivElement>(null);
  const before = useRef(mode);

  // The button that changed what is shown is gone: the focus goes on where it is shown.
  useEffect(() => {
    if (before.current !== mode) shown.current?.focus();
    before.current = mode;
  }, [mode]);

  const tellSaved = () =>
    notify({
      title: t`Profile Updated`,
      description: t`Your profile has been successfully updated with new information.`,
    });

  return (
    <>
      <PageHeader
        title={t`Profile Assistant`}
        subtitle={t`Use our AI assistants to quickly build your professional profile.`}
        actions={
          mode && (
            <>
              <LanguageSwitch />
              <Button onClick={() => setMode(undefined)}>
                <Trans>Back to Options</Trans>
              </Button>
            </>
          )
        }
      />
      {mode && (
        <div ref={shown} tabIndex={-1}>
          {mode === "chat" && user && <ChatPanel userId={user.id} editors={editors} onSaved={tellSaved} />}
          {mode === "voice" && <VoiceJobAssistant editor={editors.workExperiences} onSaved={tellSaved} />}
        </div>
      )}
      {profile.isPending && <ListSkeleton rows={1} />}
      {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && <CompletenessCard completeness={completenessOf(profile.data)} />}
      {!mode && (
        <div ref={shown} tabIndex={-1}>
          <OptionCards onChoose={setMode} />
        </div>
      )}
      <TipsCard />
    </>
  );
}
