import type { I18n } from "@lingui/core";

import { aboutFields, fieldName } from "./about-fields";
import { findings } from "./findings";
import { refusals } from "./refusals";
import { steps } from "./steps";

const SERVER_LANGUAGE = "en";
const known = { ...steps, ...refusals };

/**
 * What the server says in English, in the person's language. A message may hold several sentences, known one by
 * one or a few together; what isn't known is shown as it came.
 */
export function translateServerMessage(i18n: I18n, message: string): string {
  if (i18n.locale === SERVER_LANGUAGE) return message;
  const sentences = message.split(/(?<=[.?!]) (?=[A-Z])/);
  const translated: string[] = [];
  for (let at = 0; at < sentences.length;) {
    const { text, taken } = longestKnown(i18n, sentences.slice(at));
    translated.push(text);
    at += taken;
  }
  return translated.join(" ");
}

/** As many sentences from the beginning as are known together, or the first one as it is. */
function longestKnown(i18n: I18n, sentences: string[]): { text: string; taken: number } {
  for (let taken = sentences.length; taken > 0; taken--) {
    const text = translate(i18n, sentences.slice(0, taken).join(" "));
    if (text !== undefined) return { text, taken };
  }
  return { text: sentences[0] ?? "", taken: 1 };
}

function translate(i18n: I18n, sentence: string): string | undefined {
  const descriptor = known[sentence];
  if (descriptor) return i18n._(descriptor);
  for (const { pattern, say } of findings) {
    const match = pattern.exec(sentence);
    if (match) return i18n._(say(...match.slice(1)));
  }
  for (const { pattern, say } of aboutFields) {
    const match = pattern.exec(sentence);
    if (match) return i18n._(say(...match.slice(1).map((word) => fieldName(i18n, word))));
  }
  return undefined;
}
