import { useMutation } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { jobRequest } from "@/jobs/job-request";

export type DocumentWish = Schemas["GenerateContent"];
export type GeneratedContent = Schemas["GenerateDocumentResult"];

/** Writes a resume or a cover letter for a posting. */
export const generateContent = (wish: DocumentWish) => jobRequest("/api/generate-content", wish);

/** Reads a job posting from its address. */
export const extractJob = (url: string) => jobRequest("/api/extract-job", { url });

/** The printed PDF of a document. `documentId` pins the one that was previewed, so that the file says exactly that. */
export const useDownloadDocument = () =>
  useMutation({
    mutationFn: (wanted: Schemas["GenerateDocument"] & { documentId: string }) =>
      answerOf<Blob>(api.POST("/api/generate-document", { body: wanted, parseAs: "blob" })),
  });
