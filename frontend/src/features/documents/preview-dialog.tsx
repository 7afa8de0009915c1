import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";

import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { documentTypeLabel } from "@/ui/document-type";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { type DocumentWish, type GeneratedContent, useDownloadDocument } from "./api";
import { LeftOut } from "./left-out";
import { Untranslated } from "./untranslated";
import { MissingKeywords } from "./missing-keywords";
import { saveFile } from "./save-file";

interface PreviewDialogProps {
  wish: DocumentWish;
  document: GeneratedContent;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function PreviewDialog({ wish, document, onClose, opener }: PreviewDialogProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const downloading = useDownloadDocument();
  const isResume = wish.documentType === "resume";

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(document.content);
      notify({ title: t`Copied!`, description: t`The text is on your clipboard.` });
    } catch {
      const description = t`Unable to copy to clipboard. Please select and copy manually.`;
      notify({ tone: "failure", title: t`Copy Failed`, description });
    }
  };

  const download = () =>
    downloading.mutate(
      { documentType: wish.documentType, jobDescription: wish.jobDescription, documentId: document.documentId },
      {
        onSuccess: (file) => {
          saveFile(file, isResume ? "Resume.pdf" : "Cover_Letter.pdf");
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

  return (
    <Dialog
      open
      onClose={onClose}
      eyebrow={documentTypeLabel(i18n, wish.documentType)}
      title={document.title}
      returnFocusTo={opener}
      wide
    >
      <p className="text-ink-soft">
        {document.writer === "model" ? (
          <Trans>Written by AI, and checked against your profile line by line.</Trans>
        ) : (
          <Trans>Written by the built-in writer, out of your profile alone.</Trans>
        )}
      </p>
      <LeftOut removed={document.removed} />
      <Untranslated lines={document.untranslated} />
      <div
        role="region"
        tabIndex={0}
        aria-label={document.title}
        className="max-h-[44dvh] overflow-y-auto border border-[#d7d2c7] sm:max-h-[56dvh] bg-white p-5 text-[#1b1e21] sm:p-8"
      >
        <p className="whitespace-pre-wrap">{document.content}</p>
      </div>
      <MissingKeywords keywords={document.missingKeywords} />
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button onClick={() => void copy()}>
          <Trans>Copy Text</Trans>
        </Button>
        <Button look="main" onClick={download} disabled={downloading.isPending}>
          {downloading.isPending ? <Trans>Printing the PDF...</Trans> : <Trans>Download PDF</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
