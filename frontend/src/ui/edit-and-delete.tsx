import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";

import { Button } from "./button";

interface EditAndDeleteProps {
  /** The record's name, so that a list of buttons can be told apart by ear. */
  name: string;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Signs instead of words, for a list of one line each. */
  compact?: boolean;
}

/** The two buttons of a record. Deleting asks first, by the browser's own question, as the specification wants it. */
export function EditAndDelete({ name, isDeleting, onEdit, onDelete, compact = false }: EditAndDeleteProps) {
  const { t } = useLingui();
  const ask = () => {
    if (window.confirm(t`Delete ${name}? This can't be undone.`)) onDelete();
  };
  if (compact) {
    const sign = "px-3";
    return (
      <div className="flex">
        <Button look="quiet" className={sign} aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden className="size-5" />
        </Button>
        <Button look="quiet" className={sign} aria-label={t`Delete ${name}`} disabled={isDeleting} onClick={ask}>
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    );
  }
  return (
    <div className="flex gap-2">
      <Button look="small" aria-label={t`Edit ${name}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button look="danger" aria-label={t`Delete ${name}`} disabled={isDeleting} onClick={ask}>
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}
