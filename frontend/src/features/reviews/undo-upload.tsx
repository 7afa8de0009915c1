import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useState } from "react";

import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";

import { useUndo } from "./api";

interface UndoUploadProps {
  reviewId: string;
  /** How many rows of it are in the profile now. */
  count: number;
  onUndone: () => void;
}

/** Takes back all that the upload added, once the person has said so twice. */
export function UndoUpload({ reviewId, count, onUndone }: UndoUploadProps) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const [open, setOpen] = useState(false);
  const undoing = useUndo(reviewId);
  const undo = () =>
    undoing.mutate(undefined, {
      onSuccess: onUndone,
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`That wasn't saved. Please try again.` }),
    });
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Undo2 aria-hidden className="size-5" />
        <Trans>Undo this upload</Trans>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Undo this upload?`}>
        <p>
          <Plural
            value={count}
            one="# thing that it added is taken out of your profile, with what you corrected in it. What you typed yourself stays."
            other="# things that it added are taken out of your profile, with what you corrected in them. What you typed yourself stays."
          />
        </p>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="danger" disabled={undoing.isPending} onClick={undo}>
            <Trans>Take it all out</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
