import { useLingui } from "@lingui/react/macro";

import type { EquipmentSkill } from "@/api/model";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { ListRow } from "@/ui/list-row";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Tag } from "@/ui/tag";
import { useNotify } from "@/ui/toast";

import { useDeleteEquipmentSkill } from "./api";
import { proficiencyColours, proficiencyNames, skillTypeNames } from "@/ui/skill-words";

export function EquipmentSkillRow({ skill, onEdit }: { skill: EquipmentSkill; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteEquipmentSkill();
  const { id, name, type, proficiencyLevel } = skill;

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Skill deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete skill. Please try again.` }),
    });

  return (
    <ListRow actions={<EditAndDelete name={name} isDeleting={deleting.isPending} onEdit={onEdit} onDelete={remove} />}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="min-w-0 text-lg font-semibold">{name}</span>
        <span className="text-ink-soft">{i18n._(skillTypeNames[type])}</span>
        <Tag colour={proficiencyColours[proficiencyLevel]}>{i18n._(proficiencyNames[proficiencyLevel])}</Tag>
      </div>
    </ListRow>
  );
}
