import { Trans, useLingui } from "@lingui/react/macro";
import { SendHorizontal } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";

import { Button, ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { useSaveProfile } from "../api";
import type { Editors } from "../editors";
import { isEmpty } from "./chat";
import { CollectedPanel } from "./collected-panel";
import { MessageList } from "./message-list";
import type { Answer } from "./read-answer";
import { useChat } from "./use-chat";

interface ChatPanelProps {
  userId: string;
  editors: Editors;
  onSaved: () => void;
}

/** The text chat: questions and answers on one side, what they have come to on the other. */
export function ChatPanel({ userId, editors, onSaved }: ChatPanelProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const chat = useChat(userId);
  const saving = useSaveProfile();
  const input = useRef<HTMLInputElement>(null);
  const firstSuggestion = useRef<HTMLButtonElement>(null);
  const review = useRef<HTMLHeadingElement>(null);
  const hasAnswered = useRef(false);
  const pressed = useRef(false);
  const next = useRef<HTMLAnchorElement>(null);

  // While the bot types, nothing here can have the focus; afterwards it goes on where the person was.
  useEffect(() => {
    if (chat.isTyping || !hasAnswered.current) return;
    const next = chat.isComplete ? review : pressed.current ? firstSuggestion : input;
    (next.current ?? input.current)?.focus();
  }, [chat.isTyping, chat.isComplete]);

  // The button that saved takes no more: the focus goes on with what the profile is for.
  useEffect(() => {
    if (saving.isSuccess) next.current?.focus();
  }, [saving.isSuccess]);

  const answer = (given: Answer) => {
    hasAnswered.current = true;
    pressed.current = given.choice !== undefined;
    chat.answer(given);
  };

  const save = () =>
    saving.mutate(chat.collected, {
      onSuccess: () => {
        chat.saved();
        notify({
          title: t`Profile Updated`,
          description: t`Your profile has been successfully updated with the chatbot data.`,
        });
        onSaved();
      },
      onError: (error) =>
        notifyFailure(error, {
          title: t`Save Error`,
          description: t`Failed to save profile data. Please try again.`,
        }),
    });

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1.12fr_1fr]">
      <Card className="grid overflow-hidden p-0!">
        <MessageList
          messages={chat.messages}
          isTyping={chat.isTyping}
          onAnswer={chat.isComplete ? undefined : answer}
          firstSuggestion={firstSuggestion}
        />
        <div className="border-t border-line p-4">
          {chat.isComplete ? (
            <div className="flex flex-wrap gap-3">
              <Button
                look={saving.isSuccess ? "plain" : "main"}
                disabled={saving.isPending || saving.isSuccess || isEmpty(chat.collected)}
                onClick={save}
              >
                {saving.isPending ? <Trans>Saving...</Trans> : <Trans>Save Profile Data</Trans>}
              </Button>
              {saving.isSuccess && (
                <>
                  <ButtonLink look="main" to="/generate" ref={next}>
                    <Trans>Generate Resume</Trans>
                  </ButtonLink>
                  <Button
                    onClick={() => {
                      saving.reset();
                      chat.startOver();
                    }}
                  >
                    <Trans>Start a New Chat</Trans>
                  </Button>
                </>
              )}
            </div>
          ) : (
            <AnswerForm input={input} isTyping={chat.isTyping} onAnswer={(text) => answer({ text })} />
          )}
        </div>
      </Card>
      <CollectedPanel
        heading={review}
        collected={chat.collected}
        current={chat.current}
        editors={editors}
        isSaved={saving.isSuccess}
        onChange={chat.edit}
        onStartOver={chat.startOver}
      />
    </div>
  );
}

interface AnswerFormProps {
  input: React.RefObject<HTMLInputElement | null>;
  isTyping: boolean;
  onAnswer: (text: string) => void;
}

function AnswerForm({ input, isTyping, onAnswer }: AnswerFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onAnswer(text);
    setText("");
  };

  return (
    <form onSubmit={send} className="flex gap-3">
      <input
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={isTyping}
        aria-label={t`Your answer`}
        placeholder={t`Type your answer here...`}
        autoComplete="off"
        className="min-h-tap w-full min-w-0 rounded-card border border-line-field bg-card px-3 text-ink placeholder:text-ink-soft disabled:bg-grey-bg"
      />
      <Button type="submit" look="main" className="px-4!" aria-label={t`Send`} disabled={isTyping || !text.trim()}>
        <SendHorizontal aria-hidden className="size-5" />
      </Button>
    </form>
  );
}
