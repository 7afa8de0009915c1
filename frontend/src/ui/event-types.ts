import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What people do, as it is recorded; anything else that a newer server records is 'other'. */
export const eventTypes = ["login", "document_generation", "career_search", "profile_update"] as const;
export type EventType = (typeof eventTypes)[number];

export const isEventType = (type: string): type is EventType => (eventTypes as readonly string[]).includes(type);

/** Under a name: 'Rosa Ibarra', 'Signed in'. */
const actions: Record<EventType, MessageDescriptor> = {
  login: msg`Signed in`,
  document_generation: msg`Generated a document`,
  career_search: msg`Searched for careers`,
  profile_update: msg`Updated a profile`,
};

export const actionOf = (type: string): MessageDescriptor =>
  isEventType(type) ? actions[type] : msg`Used the platform`;
