import { useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { type EquipmentSkill, type ProficiencyLevel, proficiencyLevels } from "@/api/model";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { useNotifyFailure } from "@/ui/notify-failure";
import { proficiencyNames } from "@/ui/skill-words";
import { useNotify } from "@/ui/toast";

import { useDeleteEquipmentSkill, useSetLevels } from "./api";

interface EquipmentSkillRowProps {
  skill: EquipmentSkill;
  isPicked: boolean;
  onPick: () => void;
  onEdit: () => void;
}

/** One line: picked among others, its level changed in place, edited, deleted. */
export function EquipmentSkillRow({ skill, isPicked, onPick, onEdit }: EquipmentSkillRowProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteEquipmentSkill();
  const setting = useSetLevels();
  const { id, name, proficiencyLevel, proficiencyAssumed } = skill;

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Skill deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete skill. Please try again.` }),
    });
  const setLevel = (level: ProficiencyLevel) =>
    setting.mutate(
      { ids: [id], proficiencyLevel: level },
      {
        onError: (error) =>
          notifyFailure(error, { title: t`Error`, description: t`Failed to update skill. Please try again.` }),
      },
    );

  return (
    <li className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-1">
      <label className="flex min-h-tap min-w-0 flex-1 basis-40 cursor-pointer items-center gap-3 py-1">
        <input type="checkbox" className="peer sr-only" checked={isPicked} onChange={onPick} />
        <span
          aria-hidden
          className="grid size-5 shrink-0 place-items-center rounded-card border-2 border-line-field peer-checked:bg-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
        >
          {isPicked && <Check className="size-4 text-card" />}
        </span>
        <span className="min-w-0 font-semibold break-words">{name}</span>
      </label>
      <div className="flex items-center gap-1">
        <select
          aria-label={t`Level of ${name}`}
          value={proficiencyAssumed ? "" : proficiencyLevel}
          disabled={setting.isPending}
          className="min-h-tap w-40 rounded-card border border-line-field bg-card px-2 text-ink"
          onChange={({ target }) => {
            const level = proficiencyLevels.find((one) => one === target.value);
            if (level) setLevel(level);
          }}
        >
          {proficiencyAssumed && <option value="">{t`No level yet`}</option>}
          {proficiencyLevels.map((level) => (
            <option key={level} value={level}>
              {i18n._(proficiencyNames[level])}
            </option>
          ))}
        </select>
        <EditAndDelete compact name={name} isDeleting={deleting.isPending} onEdit={onEdit} onDelete={remove} />
      </div>
    </li>
  );
}
