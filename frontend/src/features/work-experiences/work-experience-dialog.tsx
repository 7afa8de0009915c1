import { useLingui } from "@lingui/react/macro";

import type { WorkExperience } from "@/api/model";
import { Dialog } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useForgetDraft } from "@/ui/kept-draft";

import { useSaveWorkExperience, type WorkExperienceFields } from "./api";
import { WorkExperienceForm } from "./work-experience-form";

interface WorkExperienceDialogProps {
  open: boolean;
  /** The record to edit; without one the dialog adds a new job. */
  experience: WorkExperience | undefined;
  onSaved?: () => void;
  onClose: () => void;
}

export function WorkExperienceDialog({ open, experience, onSaved, onClose }: WorkExperienceDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const saving = useSaveWorkExperience();
  const forgetDraft = useForgetDraft();
  const draft = `work-experience.${experience?.id ?? "new"}`;

  const save = (fields: WorkExperienceFields) =>
    saving.mutate(
      { id: experience?.id, fields },
      {
        onSuccess: () => {
          forgetDraft(draft);
          const description = experience
            ? t`Work experience updated successfully.`
            : t`Work experience added successfully.`;
          notify({ title: t`Success`, description });
          onSaved?.();
          onClose();
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Error`,
            description: experience
              ? t`Failed to update work experience. Please try again.`
              : t`Failed to add work experience. Please try again.`,
          }),
      },
    );

  return (
    <Dialog open={open} onClose={onClose} title={experience ? t`Edit Work Experience` : t`Add Work Experience`}>
      <WorkExperienceForm
        experience={experience}
        onSubmit={save}
        onCancel={onClose}
        isSubmitting={saving.isPending}
        draft={draft}
      />
    </Dialog>
  );
}
