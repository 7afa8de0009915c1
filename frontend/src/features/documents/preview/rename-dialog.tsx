import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";

import { DocumentEdits } from "@/api/limits";
import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";

import { type StoredDocument, useDocumentChanges } from "./api";

interface RenameDialogProps {
  stored: StoredDocument;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The name by which the person finds the document; it isn't printed. */
export function RenameDialog({ stored, onClose, returnFocusTo }: RenameDialogProps) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const { edit } = useDocumentChanges(stored.id);
  const [title, setTitle] = useState(stored.title);
  const wanted = title.trim();

  const save = () =>
    edit.mutate(
      { version: stored.version, edits: { title: wanted } },
      {
        onSuccess: onClose,
        onError: (error) =>
          notifyFailure(error, { title: t`Not saved`, fallback: t`The document could not be renamed.` }),
      },
    );

  return (
    <Dialog open onClose={onClose} title={t`Rename`} returnFocusTo={returnFocusTo}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) save();
        }}
      >
        <TextField
          label={t`Name of the document`}
          hint={t`Only you see it; it isn't printed.`}
          value={title}
          maxLength={DocumentEdits.title.maxLength}
          onChange={(event) => setTitle(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" disabled={!wanted || edit.isPending}>
            <Trans>Save</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
