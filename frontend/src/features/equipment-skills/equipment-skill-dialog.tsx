import { useLingui } from "@lingui/react/macro";

import type { EquipmentSkill } from "@/api/model";
import { Dialog } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { type EquipmentSkillFields, useSaveEquipmentSkill } from "./api";
import { EquipmentSkillForm } from "./equipment-skill-form";

interface EquipmentSkillDialogProps {
  open: boolean;
  /** The record to edit; without one the dialog adds a new skill. */
  skill: EquipmentSkill | undefined;
  /** What a new one is probably called. */
  suggestedName?: string;
  onSaved?: () => void;
  onClose: () => void;
}

export function EquipmentSkillDialog({ open, skill, suggestedName, onSaved, onClose }: EquipmentSkillDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const saving = useSaveEquipmentSkill();

  const save = (fields: EquipmentSkillFields) =>
    saving.mutate(
      { id: skill?.id, fields },
      {
        onSuccess: () => {
          notify({
            title: t`Success`,
            description: skill ? t`Skill updated successfully.` : t`Skill added successfully.`,
          });
          onSaved?.();
          onClose();
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Error`,
            description: skill
              ? t`Failed to update skill. Please try again.`
              : t`Failed to add skill. Please try again.`,
          }),
      },
    );

  return (
    <Dialog open={open} onClose={onClose} title={skill ? t`Edit Skill` : t`Add Skill`}>
      <EquipmentSkillForm
        skill={skill}
        suggestedName={suggestedName}
        onSubmit={save}
        onCancel={onClose}
        isSubmitting={saving.isPending}
      />
    </Dialog>
  );
}
