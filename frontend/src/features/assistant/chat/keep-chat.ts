import { type Chat, chatSchema } from "./chat";
import { attempt, PREFIX } from "./forget-chats";

/** The half-done conversation of this person, if this browser keeps one that this version can read. */
export const keptChat = (userId: string): Chat | undefined =>
  attempt(() => {
    const kept = localStorage.getItem(PREFIX + userId);
    return kept === null ? undefined : chatSchema.parse(JSON.parse(kept));
  });

export const keepChat = (userId: string, chat: Chat) =>
  attempt(() => localStorage.setItem(PREFIX + userId, JSON.stringify(chat)));

export const forgetChat = (userId: string) => attempt(() => localStorage.removeItem(PREFIX + userId));
