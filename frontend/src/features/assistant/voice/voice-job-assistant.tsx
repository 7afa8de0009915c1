import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";

import type { WorkExperience } from "@/api/model";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";

import { Bubble } from "../bubble";
import type { JobFields } from "../chat/chat";
import { Conversation } from "../conversation";
import type { EditorProps } from "../editors";
import { ConfirmJob } from "./confirm-job";
import { JobSoFar } from "./job-so-far";
import { QUESTIONS } from "./draft";
import { promptText } from "./prompts";
import { ReviewJob } from "./review-job";
import { SpeakOrType } from "./speak-or-type";
import { useVoiceJob } from "./use-voice-job";

interface VoiceJobAssistantProps {
  /** The form of a job, for correcting what was told. */
  editor: ComponentType<EditorProps<JobFields>>;
  onSaved: (job: WorkExperience) => void;
}

/** A job told aloud: the conversation on one side, what it has come to on the other. */
export function VoiceJobAssistant({ editor: Editor, onSaved }: VoiceJobAssistantProps) {
  const { t, i18n } = useLingui();
  const voice = useVoiceJob(onSaved);
  const [editing, setEditing] = useState(false);
  const { draft, stage } = voice;
  const number = voice.question + 1;
  const count = QUESTIONS.length;

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1.12fr_1fr]">
      <Card className="grid overflow-hidden p-0!">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-3">
          <h2 className="text-xl">
            {stage === "collecting_details" ? t`Question ${number} of ${count}` : t`Voice Job Assistant`}
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>Nothing is saved until you say so.</Trans>
          </p>
        </div>
        <SpokenTurns
          lines={voice.said.map((one) =>
            one.by === "person"
              ? { isMine: true, text: one.text }
              : { isMine: false, text: promptText(i18n, one.code, one.params) },
          )}
        />
        {stage === "confirming" && draft ? (
          <ConfirmJob draft={draft} onYes={voice.confirm} onNo={voice.deny} onChange={() => setEditing(true)} />
        ) : stage === "reviewing" && draft ? (
          <ReviewJob voice={voice} draft={draft} onChange={() => setEditing(true)} />
        ) : (
          <SpeakOrType voice={voice} />
        )}
      </Card>
      <JobSoFar draft={draft} onTick={voice.tick} onChange={() => setEditing(true)} />
      <Dialog open={editing && draft !== null} onClose={() => setEditing(false)} title={t`Your new job`}>
        {draft && (
          <Editor
            item={{
              jobTitle: draft.title,
              companyName: draft.company,
              startDate: draft.startDate,
              endDate: draft.endDate,
              duties: draft.duties,
            }}
            onCancel={() => setEditing(false)}
            onSubmit={({ jobTitle, companyName, startDate, endDate, duties }) => {
              voice.edit({ ...draft, title: jobTitle, company: companyName, startDate, endDate, duties, tenure: null });
              setEditing(false);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

function SpokenTurns({ lines }: { lines: { isMine: boolean; text: string }[] }) {
  return (
    <Conversation turns={lines.length} className="max-h-80 min-h-32 content-end">
      {lines.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Press the button and say what you do and where. Then I ask four short questions.</Trans>
        </p>
      )}
      {lines.map(({ isMine, text }, place) => (
        <Bubble key={place} isMine={isMine}>
          {text}
        </Bubble>
      ))}
    </Conversation>
  );
}
