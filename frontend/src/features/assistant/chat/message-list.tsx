import { useLingui } from "@lingui/react/macro";
import { type Ref, useEffect, useRef } from "react";

import { Button } from "@/ui/button";

import { Bubble } from "../bubble";
import { botText } from "./bot-words";
import type { ChatMessage } from "./chat";
import type { Answer } from "./read-answer";
import { suggestionText } from "./suggestion-words";

interface MessageListProps {
  messages: ChatMessage[];
  isTyping: boolean;
  /** Told the suggestion that was pressed; absent once there is nothing more to answer. */
  onAnswer?: ((answer: Answer) => void) | undefined;
  /** The first suggestion under the last message. */
  firstSuggestion: Ref<HTMLButtonElement>;
}

/** The conversation, the newest at the end and in view. A screen reader is told of each message as it comes. */
export function MessageList({ messages, isTyping, onAnswer, firstSuggestion }: MessageListProps) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, isTyping]);

  const suggestions = isTyping || !onAnswer ? [] : (messages.at(-1)?.suggestions ?? []);
  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-label={t`Conversation`}
      tabIndex={0}
      className="grid h-96 content-start gap-3 overflow-y-auto p-4 sm:p-5"
    >
      {messages.map(({ id, sender, text, lines }) => (
        <Bubble key={id} isMine={sender === "user"}>
          {text ?? botText(i18n, lines ?? [])}
        </Bubble>
      ))}
      {suggestions.length > 0 && (
        <div role="group" aria-label={t`Suggested answers`} className="flex flex-wrap gap-2">
          {suggestions.map((suggestion, place) => (
            <Button
              key={suggestion}
              look="small"
              {...(place === 0 && { ref: firstSuggestion })}
              onClick={() => onAnswer?.({ text: suggestionText(i18n, suggestion), choice: suggestion })}
            >
              {suggestionText(i18n, suggestion)}
            </Button>
          ))}
        </div>
      )}
      {isTyping && <Typing />}
    </div>
  );
}

function Typing() {
  const { t } = useLingui();
  return (
    <p className="flex w-fit gap-1.5 rounded-[10px] rounded-bl-[2px] bg-grey-bg px-4 py-4" title={t`Typing`}>
      <span className="sr-only">{t`The assistant is typing`}</span>
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className="size-2 animate-pulse rounded-full bg-ink-soft"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </p>
  );
}
