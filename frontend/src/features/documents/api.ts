import { useMutation } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { type JobRequest, jobRequest } from "@/jobs/job-request";

export type DocumentWish = Schemas["GenerateContent"];
/** What the jobs give besides the plain answers of their calls. */
export type GeneratedContent = Schemas["GeneratedContent"] & { documentId: string; missingKeywords: string[] };
export type Posting = Schemas["ExtractedJob"] & { title: string };

/** Writes a resume or a cover letter for a posting. */
export const generateContent = (wish: DocumentWish): JobRequest<GeneratedContent> =>
  jobRequest("/api/generate-content", wish);

/** Reads a job posting from its address. */
export const extractJob = (url: string): JobRequest<Posting> => jobRequest("/api/extract-job", { url });

/** The printed PDF of a document. `documentId` pins the one that was previewed, so that the file says exactly that. */
export const useDownloadDocument = () =>
  useMutation({
    mutationFn: (wanted: Schemas["GenerateDocument"] & { documentId: string }) =>
      answerOf<Blob>(api.POST("/api/generate-document", { body: wanted, parseAs: "blob" })),
  });
