import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";

import type { DocumentType } from "@/api/model";
import { documentTypeLabel } from "@/ui/document-type";
import { ErrorState } from "@/ui/list-states";
import { RelativeTime } from "@/ui/relative-time";
import { Sheet } from "@/ui/sheet";
import { Spinner } from "@/ui/spinner";

import type { AddToProfile } from "../addition";
import { type StoredDocument, useStoredDocument } from "./api";
import { useLook } from "./kept-look";
import { PreviewActions } from "./preview-actions";
import { type Editing, PreviewBody } from "./preview-body";

interface PreviewProps {
  documentId: string;
  onClose: () => void;
  /** Another document takes this one's place: its copy, or the same anew. */
  onOther: (documentId: string) => void;
  addToProfile: AddToProfile;
  opener: RefObject<HTMLElement | null>;
}

/** A document as it prints, and all that can be done with it. */
export function Preview({ documentId, onClose, onOther, addToProfile, opener }: PreviewProps) {
  const { t } = useLingui();
  const { data: stored, error, refetch } = useStoredDocument(documentId);
  const [look, setLook] = useLook();
  const [editing, setEditing] = useState<Editing>();

  return (
    <Sheet
      onClose={onClose}
      eyebrow={stored ? <Eyebrow stored={stored} /> : t`Document`}
      title={stored?.title ?? t`Opening the document...`}
      returnFocusTo={opener}
      actions={
        stored &&
        !editing && (
          <PreviewActions
            key={stored.id}
            stored={stored}
            look={look}
            onLook={setLook}
            onEdit={() => setEditing({})}
            onOther={onOther}
            onGone={onClose}
            addToProfile={addToProfile}
          />
        )
      }
    >
      {stored ? (
        <PreviewBody
          key={stored.id}
          stored={stored}
          look={look}
          onLook={setLook}
          editing={editing}
          onEdit={setEditing}
          onEdited={() => setEditing(undefined)}
          onOther={onOther}
          addToProfile={addToProfile}
        />
      ) : (
        <div className="grid h-full place-content-center p-5">
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Spinner visible label={t`Opening the document...`} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function Eyebrow({ stored: { type, createdAt, editedAt } }: { stored: StoredDocument }) {
  const { i18n } = useLingui();
  const kind = documentTypeLabel(i18n, type satisfies DocumentType);
  return (
    <>
      {kind} ·{" "}
      <Trans>
        saved <RelativeTime at={editedAt ?? createdAt} />
      </Trans>
    </>
  );
}
