import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The steps of the job kinds, as the server words them. */
export const steps: Partial<Record<string, MessageDescriptor>> = {
  "Analyzing job requirements...": msg`Analyzing job requirements...`,
  "Reviewing your profile...": msg`Reviewing your profile...`,
  "Matching skills and experience...": msg`Matching skills and experience...`,
  "Crafting professional content...": msg`Crafting professional content...`,
  "Formatting document...": msg`Formatting document...`,
  "Finalizing your document...": msg`Finalizing your document...`,
  "Opening your resume...": msg`Opening your resume...`,
  "Reading the text...": msg`Reading the text...`,
  "Finding your jobs...": msg`Finding your jobs...`,
  "Finding your skills and certifications...": msg`Finding your skills and certifications...`,
  "Saving to your profile...": msg`Saving to your profile...`,
  "Opening the posting...": msg`Opening the posting...`,
  "Reading the posting...": msg`Reading the posting...`,
  "Finding the job details...": msg`Finding the job details...`,
  "Laying out the page...": msg`Laying out the page...`,
  "Printing the PDF...": msg`Printing the PDF...`,
  "Storing the PDF...": msg`Storing the PDF...`,
  "Removing what has expired...": msg`Removing what has expired...`,
  "Looking for certificates that expire...": msg`Looking for certificates that expire...`,
  "Sending the message...": msg`Sending the message...`,
  "Reading what you said...": msg`Reading what you said...`,
  "Writing the description...": msg`Writing the description...`,
  // What a step is at
  "Running the page's scripts": msg`Running the page's scripts`,
  "Asking the model": msg`Asking the model`,
};
