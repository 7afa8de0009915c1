import { Trans, useLingui } from "@lingui/react/macro";

import { useDeleteEquipmentSkill } from "@/api/delete-equipment-skill";
import type { EquipmentSkill } from "@/api/model";
import { Button } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Tag } from "@/ui/tag";
import { useNotify } from "@/ui/toast";

import { proficiencyColours, proficiencyNames, skillTypeNames } from "./skill-words";

export function EquipmentSkillRow({ skill, onEdit }: { skill: EquipmentSkill; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteEquipmentSkill();
  const { id, name, type, proficiencyLevel } = skill;

  const remove = () => {
    if (!window.confirm(t`Delete ${name}? This can't be undone.`)) return;
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Skill deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete skill. Please try again.` }),
    });
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-5 py-3.5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="text-lg font-semibold">{name}</span>
        <span className="text-ink-soft">{i18n._(skillTypeNames[type])}</span>
        <Tag colour={proficiencyColours[proficiencyLevel]}>{i18n._(proficiencyNames[proficiencyLevel])}</Tag>
      </div>
      <div className="flex gap-2">
        <Button look="small" aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button look="danger" aria-label={t`Delete ${name}`} disabled={deleting.isPending} onClick={remove}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
