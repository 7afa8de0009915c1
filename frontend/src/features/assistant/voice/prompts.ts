import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Params = Record<string, string>;

/** What the assistant says aloud and writes, by its code. */
const words: Record<string, (params: Params) => MessageDescriptor> = {
  tell_me: () =>
    msg`Tell me about your job. What is your job title, and where do you work? For example: I am a welder at ABC Steel.`,
  is_that_right: ({ title = "", company = "" }) =>
    company && title
      ? msg`I heard: ${title} at ${company}. Is that right?`
      : title
        ? msg`I heard: ${title}. Is that right? Please add the company, too.`
        : msg`I heard that you work at ${company}. Please add your job title.`,
  try_again: () => msg`All right. Let's try again: press the button and tell me about your job.`,
  responsibilities: () => msg`What are or were your main responsibilities there?`,
  tools: () => msg`What tools or equipment do or did you use?`,
  tenure: () => msg`How long have you worked there, or how long did you?`,
  tenure_again: () => msg`I didn't catch how long. For example: about three years, or since April 2018.`,
  achievement: () => msg`What is your biggest achievement there?`,
  please_check: () => msg`Thank you! Please check your new job before you save it.`,
};

export function promptText(i18n: I18n, code: string, params: Params = {}): string {
  const descriptor = words[code]?.(params);
  return descriptor ? i18n._(descriptor) : "";
}
