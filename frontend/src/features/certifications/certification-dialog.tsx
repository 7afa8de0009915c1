import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { Certification } from "@/api/model";
import { Dialog } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useForgetDraft } from "@/ui/kept-draft";

import { type CertificationFields, type SuggestedFields, useSaveCertification } from "./api";
import { CertificationForm } from "./certification-form";

interface CertificationDialogProps {
  open: boolean;
  /** The record to edit; without one the dialog adds a new certification. */
  certification: Certification | undefined;
  /** What a new one is probably called. */
  suggestedName?: string;
  /** What a new one probably says, field by field. */
  suggested?: SuggestedFields;
  /** Shown before the form: what its fields were read from. */
  beside?: ReactNode;
  onSaved?: () => void;
  onClose: () => void;
}

export function CertificationDialog({
  open,
  certification,
  suggestedName,
  suggested,
  beside,
  onSaved,
  onClose,
}: CertificationDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const saving = useSaveCertification();
  const forgetDraft = useForgetDraft();
  // What was read from a card stands in its photo, and must not be covered by what was typed before.
  const draft = suggested ? undefined : `certification.${certification?.id ?? suggestedName ?? "new"}`;

  const save = (fields: CertificationFields) =>
    saving.mutate(
      { id: certification?.id, fields },
      {
        onSuccess: () => {
          if (draft) forgetDraft(draft);
          const description = certification
            ? t`Certification updated successfully.`
            : t`Certification added successfully.`;
          notify({ title: t`Success`, description });
          onSaved?.();
          onClose();
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Error`,
            description: certification
              ? t`Failed to update certification. Please try again.`
              : t`Failed to add certification. Please try again.`,
          }),
      },
    );

  return (
    <Dialog open={open} onClose={onClose} title={certification ? t`Edit Certification` : t`Add Certification`}>
      {beside}
      <CertificationForm
        certification={certification}
        suggested={suggested ?? (suggestedName ? { name: suggestedName } : undefined)}
        onSubmit={save}
        onCancel={onClose}
        isSubmitting={saving.isPending}
        draft={draft}
      />
    </Dialog>
  );
}
