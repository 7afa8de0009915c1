import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import type { EquipmentSkill } from "@/api/model";
import { Dialog } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useForgetDraft } from "@/ui/kept-draft";

import { type EquipmentSkillFields, useEquipmentSkills, useSaveEquipmentSkill } from "./api";
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
  const forgetDraft = useForgetDraft();
  const draft = `skill.${skill?.id ?? suggestedName ?? "new"}`;

  const save = (fields: EquipmentSkillFields) =>
    saving.mutate(
      { id: skill?.id, fields },
      {
        onSuccess: () => {
          forgetDraft(draft);
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
      <FormAmongOthers
        skill={skill}
        suggestedName={suggestedName}
        onSubmit={save}
        onCancel={onClose}
        isSubmitting={saving.isPending}
        draft={draft}
      />
    </Dialog>
  );
}

type FormProps = Omit<ComponentProps<typeof EquipmentSkillForm>, "skill" | "takenNames">;

/** Reads the person's other skills, which only an open dialog needs. */
function FormAmongOthers({ skill, ...form }: FormProps & { skill: EquipmentSkill | undefined }) {
  const others = useEquipmentSkills().data?.filter(({ id }) => id !== skill?.id) ?? [];
  return <EquipmentSkillForm skill={skill} takenNames={others.map(({ name }) => name)} {...form} />;
}
