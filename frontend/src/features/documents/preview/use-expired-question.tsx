import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useNotifyFailure } from "@/ui/notify-failure";

import type { AddToProfile } from "../addition";
import { type Edits, type ExpiredCertificate, type StoredDocument, storedQuery, useDocumentChanges } from "./api";
import { ExpiredDialog } from "./expired-dialog";

interface Asked {
  stored: StoredDocument;
  /** What the person wanted to do with the document. */
  then: () => void;
}

/** Asks what is to become of expired certificates on a document before it leaves its person's hands. */
export function useExpiredQuestion(documentId: string, addToProfile: AddToProfile) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const { edit } = useDocumentChanges(documentId);
  const [asked, setAsked] = useState<Asked>();
  const [agreed, setAgreed] = useState<string[]>([]);
  const [updating, setUpdating] = useState<ExpiredCertificate>();
  const [isLooking, setLooking] = useState(false);

  const open = ({ expired }: StoredDocument, but = agreed) =>
    expired.filter(({ id, isAgreed }) => !isAgreed && !but.includes(id));

  /** Does it, at once or after the answer. What has expired is by the profile of this moment. */
  const settle = async (then: () => void) => {
    setLooking(true);
    try {
      const stored = await client.query({ ...storedQuery(documentId), staleTime: 0 });
      if (open(stored).length > 0) setAsked({ stored, then });
      else then();
    } catch (error) {
      notifyFailure(error, { title: t`Error`, fallback: t`The document could not be opened. Please try again.` });
    } finally {
      setLooking(false);
    }
  };

  const change = ({ stored, then }: Asked, edits: Edits, but = agreed) =>
    edit.mutate(
      { version: stored.version, edits },
      {
        onSuccess: (changed) => {
          setAgreed(but);
          const isSettled = open(changed, but).length === 0;
          setAsked(isSettled ? undefined : { stored: changed, then });
          if (isSettled) then();
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Not saved`,
            fallback: t`Your changes could not be saved. Please try again.`,
          }),
      },
    );

  const ask = (it: Asked) => {
    const expired = open(it.stored);
    const names = expired.map(({ name }) => name);
    return updating ? (
      addToProfile({
        addition: { kind: "renewal", certificationId: updating.id },
        onAdded: () => change(it, { certificatesAsNow: [updating.name] }),
        onClose: () => setUpdating(undefined),
      })
    ) : (
      <ExpiredDialog
        expired={expired}
        isBusy={edit.isPending}
        onLeaveOut={() => change(it, { certificatesLeftOut: names })}
        onPrintAsExpired={() => change(it, { certificatesAsNow: names }, [...agreed, ...expired.map(({ id }) => id)])}
        onUpdate={setUpdating}
        onClose={() => setAsked(undefined)}
      />
    );
  };

  return { settle, question: asked && ask(asked), isLooking };
}
