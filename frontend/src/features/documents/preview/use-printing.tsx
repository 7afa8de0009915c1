import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useNotifyFailure } from "@/ui/notify-failure";

import type { AddToProfile } from "../addition";
import { type Edits, type ExpiredCertificate, type Look, type StoredDocument, useDocumentChanges } from "./api";
import { ExpiredDialog } from "./expired-dialog";
import { useDocumentDownload } from "./use-document-download";

type Format = "pdf" | "docx";

/** Downloads a document, once its person has said what is to become of expired certificates on it. */
export function usePrinting(stored: StoredDocument, look: Look, addToProfile: AddToProfile) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const { download, isDownloading } = useDocumentDownload(stored, look);
  const { edit } = useDocumentChanges(stored.id);
  const [asked, setAsked] = useState<Format>();
  const [agreed, setAgreed] = useState<string[]>([]);
  const [updating, setUpdating] = useState<ExpiredCertificate>();

  const open = ({ expired }: StoredDocument, but: string[] = agreed) => expired.filter(({ id }) => !but.includes(id));
  const expired = open(stored);

  const print = (format: Format) => (expired.length > 0 ? setAsked(format) : download(format));

  const change = (edits: Edits, but: string[] = agreed) =>
    edit.mutate(
      { version: stored.version, edits },
      {
        onSuccess: (changed) => {
          setAgreed(but);
          if (!asked || open(changed, but).length > 0) return;
          setAsked(undefined);
          download(asked);
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Not saved`,
            fallback: t`Your changes could not be saved. Please try again.`,
          }),
      },
    );

  const names = expired.map(({ name }) => name);
  const question =
    updating !== undefined
      ? addToProfile({
          addition: { kind: "renewal", certificationId: updating.id },
          onAdded: () => change({ certificatesAsNow: [updating.name] }),
          onClose: () => setUpdating(undefined),
        })
      : asked !== undefined &&
        expired.length > 0 && (
          <ExpiredDialog
            expired={expired}
            isBusy={edit.isPending}
            onLeaveOut={() => change({ certificatesLeftOut: names })}
            onPrintAsExpired={() => change({ certificatesAsNow: names }, [...agreed, ...expired.map(({ id }) => id)])}
            onUpdate={setUpdating}
            onClose={() => setAsked(undefined)}
          />
        );

  return { print, question, isPrinting: isDownloading };
}
