import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Download, Pencil } from "lucide-react";

import { Button } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { saveFile } from "../save-file";
import { type Look, type StoredDocument, useDownload } from "./api";
import { MoreMenu } from "./more-menu";
import { toolClasses } from "./tool-classes";

interface PreviewActionsProps {
  stored: StoredDocument;
  look: Look;
  onLook: (look: Look) => void;
  onEdit: () => void;
  onOther: (documentId: string) => void;
  onGone: () => void;
}

/** What can be done with a document as it is saved. */
export function PreviewActions({ stored, look, onLook, onEdit, onOther, onGone }: PreviewActionsProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { download, isDownloading } = useDocumentDownload(stored, look);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(stored.content);
      notify({ title: t`Copied!`, description: t`The text is on your clipboard.` });
    } catch {
      const description = t`Unable to copy to clipboard. Please select and copy manually.`;
      notify({ tone: "failure", title: t`Copy Failed`, description });
    }
  };

  return (
    <>
      <MoreMenu
        stored={stored}
        look={look}
        onLook={onLook}
        onWord={() => download("docx")}
        onOther={onOther}
        onGone={onGone}
      />
      <Tool icon={<Pencil aria-hidden className="size-5" />} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Tool>
      <Tool icon={<Copy aria-hidden className="size-5" />} onClick={() => void copy()}>
        <Trans>Copy Text</Trans>
      </Tool>
      <Button
        look="main"
        className="flex-auto whitespace-nowrap max-lg:px-3 lg:flex-none"
        onClick={() => download("pdf")}
        disabled={isDownloading}
      >
        <Download aria-hidden className="size-5 shrink-0" />
        {isDownloading ? <Trans>Printing...</Trans> : <Trans>Download PDF</Trans>}
      </Button>
    </>
  );
}

interface ToolProps {
  icon: React.ReactNode;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <button type="button" className={toolClasses} onClick={onClick}>
      {icon}
      <span className="whitespace-nowrap">{children}</span>
    </button>
  );
}

function useDocumentDownload(stored: StoredDocument, look: Look) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const downloading = useDownload();
  const isResume = stored.type === "resume";

  const download = (format: "pdf" | "docx") =>
    downloading.mutate(
      { id: stored.id, look, format },
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
