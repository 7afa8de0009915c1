import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What the server says in English, word for word, and how it reads in the person's language. A sentence that isn't here is shown as it came. */
const known: Record<string, MessageDescriptor> = {
  // The steps of generate_document
  "Analyzing job requirements...": msg`Analyzing job requirements...`,
  "Reviewing your profile...": msg`Reviewing your profile...`,
  "Matching skills and experience...": msg`Matching skills and experience...`,
  "Crafting professional content...": msg`Crafting professional content...`,
  "Formatting document...": msg`Formatting document...`,
  "Finalizing your document...": msg`Finalizing your document...`,
  // The steps of parse_resume
  "Opening your resume...": msg`Opening your resume...`,
  "Reading the text...": msg`Reading the text...`,
  "Finding your jobs...": msg`Finding your jobs...`,
  "Finding your skills and certifications...": msg`Finding your skills and certifications...`,
  "Saving to your profile...": msg`Saving to your profile...`,
  // The steps of extract_posting
  "Opening the posting...": msg`Opening the posting...`,
  "Reading the posting...": msg`Reading the posting...`,
  "Finding the job details...": msg`Finding the job details...`,
};

export function translateServerMessage(i18n: I18n, message: string): string {
  const descriptor = known[message];
  return descriptor ? i18n._(descriptor) : message;
}
