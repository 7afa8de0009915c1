import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";

import { Button } from "@/ui/button";
import { useNotify } from "@/ui/toast";

import type { JobFields } from "../chat/chat";
import type { EditorProps } from "../editors";
import { VoiceJobAssistant } from "./voice-job-assistant";

/** The voice assistant on the screen of jobs. */
export function VoiceHelper({
  editor,
  onClose,
}: {
  editor: ComponentType<EditorProps<JobFields>>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const notify = useNotify();
  return (
    <section aria-label={t`Voice Job Assistant`} className="grid gap-3">
      <VoiceJobAssistant
        editor={editor}
        onSaved={() => notify({ title: t`Success`, description: t`Work experience added successfully via voice!` })}
      />
      <Button look="quiet" className="w-fit" onClick={onClose}>
        <Trans>Close the voice assistant</Trans>
      </Button>
    </section>
  );
}
