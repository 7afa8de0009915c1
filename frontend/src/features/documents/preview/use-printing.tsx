import type { AddToProfile } from "../addition";
import type { Look } from "./api";
import { type Printable, useDocumentDownload } from "./use-document-download";
import { useExpiredQuestion } from "./use-expired-question";

/** Downloads a document, once its person has said what is to become of expired certificates on it. */
export function usePrinting(document: Printable, look: Look, addToProfile: AddToProfile) {
  const { download, isDownloading } = useDocumentDownload(document, look);
  const { settle, question, isLooking } = useExpiredQuestion(document.id, addToProfile);
  const print = (format: "pdf" | "docx") => void settle(() => download(format));
  return { print, question, isPrinting: isDownloading || isLooking };
}
