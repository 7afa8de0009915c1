import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, SyntheticEvent } from "react";

import { Button } from "./button";
import { DialogActions } from "./dialog";

interface RecordFormProps {
  /** The record is stored already, and changed; without, it is a new one. */
  isEdit: boolean;
  isSubmitting: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** What every form of one record has around its fields. */
export function RecordForm({ isEdit, isSubmitting, onSubmit, onCancel, children }: RecordFormProps) {
  const { t } = useLingui();
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid min-w-0 gap-5">
      {children}
      <DialogActions>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="main" type="submit" disabled={isSubmitting}>
          {isSubmitting ? (isEdit ? t`Updating...` : t`Saving...`) : isEdit ? t`Update` : t`Save`}
        </Button>
      </DialogActions>
    </form>
  );
}
