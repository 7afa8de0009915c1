import { useMutation } from "@tanstack/react-query";

import { postForFile } from "./http";
import type { DocumentType } from "./model";

interface DocumentToDownload {
  documentType: DocumentType;
  jobDescription: string;
  /** Pins the document that was previewed, so that the file says exactly that. */
  documentId: string;
}

/** The printed PDF of a document. */
export const useDownloadDocument = () =>
  useMutation({ mutationFn: (wanted: DocumentToDownload) => postForFile("/api/generate-document", wanted) });
