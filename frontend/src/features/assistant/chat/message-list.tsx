import { useLingui } from "@lingui/react/macro";
import type { Ref } from "react";

import { Button } from "@/ui/button";

import { Bubble } from "../bubble";
import { Conversation } from "../conversation";
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

/** What was written so far, with the suggested answers to the last message. */
export function MessageList({ messages, isTyping, onAnswer, firstSuggestion }: MessageListProps) {
  const { t, i18n } = useLingui();
  const suggestions = isTyping || !onAnswer ? [] : (messages.at(-1)?.suggestions ?? []);
  return (
    <Conversation turns={messages.length + Number(isTyping)} className="h-96 content-start">
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
    </Conversation>
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
