import { useMutation, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { profileQuery } from "@/api/queries/profile";
import { jobRequest } from "@/jobs/job-request";

type ParsedResume = Schemas["ParseResumeResult"];
export type RowsAdded = ParsedResume["added"];
/** What the reader of a resume couldn't be sure of. */
export type Finding = NonNullable<ParsedResume["toCheck"]>[number];

/** Fills the profile from a resume in one file, or in several: the pictures of its pages. */
export const parseResume = (resume: File[]) => jobRequest("/api/parse-resume", { resume });

export type Contact = Schemas["Contact"];
export type ContactFields = Schemas["ContactForm"];

export function useSaveContact() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contact: ContactFields) => answerOf(api.PUT("/api/profile/contact", { body: contact })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
}
