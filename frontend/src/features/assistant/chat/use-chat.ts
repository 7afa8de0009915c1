import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { botSays, type Chat, type Collected, newChat, say } from "./chat";
import { forgetChat, keepChat, keptChat } from "./keep-chat";
import type { Answer } from "./read-answer";
import { reply } from "./reply";

/** The bot answers after so long, as if it typed. */
const TYPING_MS = 1_000;

/** A conversation that survives a reload of the page, until it is saved. */
export function useChat(userId: string) {
  const { i18n } = useLingui();
  const [chat, setChat] = useState<Chat>(() => keptChat(userId) ?? newChat(new Date()));
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  // What the bot will say is known and kept at once; only the showing waits.
  const change = (next: Chat) => {
    setChat(next);
    keepChat(userId, next);
  };

  const answer = ({ text, choice }: Answer) => {
    const said = text.trim();
    if (!said || isTyping) return;
    change(reply(chat, { text: said, choice }, { today: new Date(), language: i18n.locale }));
    setTyping(true);
    timer.current = setTimeout(() => setTyping(false), TYPING_MS);
  };

  return {
    messages: isTyping ? chat.messages.slice(0, -1) : chat.messages,
    stage: chat.stage,
    collected: chat.collected,
    current: chat.current,
    isTyping,
    isComplete: chat.stage === "completed" && !isTyping,
    answer,
    edit: (collected: Collected) => change({ ...chat, collected }),
    startOver: () => change(newChat(new Date())),
    /** Everything is stored: only the conversation stays on the screen. */
    saved: () => {
      forgetChat(userId);
      setChat(botSays(chat, { lines: [say("saved")] }, new Date()));
    },
  };
}

export type ChatControls = ReturnType<typeof useChat>;
