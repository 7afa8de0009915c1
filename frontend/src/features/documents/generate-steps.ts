/**
 * The steps of the job as the API words them; shown in full from the start, so that a person sees what is still to
 * come.
 */
export const generateSteps = [
  "Analyzing job requirements...",
  "Reviewing your profile...",
  "Matching skills and experience...",
  "Crafting professional content...",
  "Formatting document...",
  "Finalizing your document...",
] as const;
