import { useLingui } from "@lingui/react/macro";

import type { DocumentType } from "@/api/model";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { saveFile } from "../save-file";
import { type Look, useDownload } from "./api";

/** A document, as far as its file's name depends on it. */
export interface Printable {
  id: string;
  type: DocumentType;
}

/** Fetches a document's file, hands it to the browser's downloads and says so. */
export function useDocumentDownload({ id, type }: Printable, look: Look) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const downloading = useDownload();
  const isResume = type === "resume";

  const download = (format: "pdf" | "docx") =>
    downloading.mutate(
      { id, look, format },
      {
        onSuccess: (file) => {
          saveFile(file, `${isResume ? "Resume" : "Cover_Letter"}.${format}`);
          const description = isResume
            ? t`Your resume has been downloaded.`
            : t`Your cover letter has been downloaded.`;
          notify({ title: t`Success!`, description });
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Download Failed`,
            fallback: t`Failed to download document. You can copy the content above.`,
          }),
      },
    );
  return { download, isDownloading: downloading.isPending };
}
