import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { EquipmentSkill, ProficiencyLevel } from "@/api/model";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/field";
import { LevelBar } from "@/ui/level-bar";
import { useNotifyFailure } from "@/ui/notify-failure";
import { skillTypeNames } from "@/ui/skill-words";

import { useDeleteSeveral, useSetLevels } from "./api";
import { byType } from "./by-type";
import { EquipmentSkillRow } from "./equipment-skill-row";

const ENOUGH_TO_SEARCH = 8;

interface EquipmentSkillsListProps {
  skills: EquipmentSkill[];
  onEdit: (skill: EquipmentSkill) => void;
}

/** All skills by type, one line each, with what can be done to several at once while some are picked. */
export function EquipmentSkillsList({ skills, onEdit }: EquipmentSkillsListProps) {
  const { t, i18n } = useLingui();
  const notifyFailure = useNotifyFailure();
  const [search, setSearch] = useState("");
  const [pickedIds, setPicked] = useState<ReadonlySet<string>>(new Set());
  const setting = useSetLevels();
  const deleting = useDeleteSeveral();
  const groups = byType(skills, search);
  const picked = skills.filter(({ id }) => pickedIds.has(id)).map(({ id }) => id); // not those that are gone

  const pick = (id: string) => {
    const others = new Set(pickedIds);
    if (!others.delete(id)) others.add(id);
    setPicked(others);
  };
  const told = {
    onSuccess: () => setPicked(new Set()),
    onError: (error: Error) =>
      notifyFailure(error, { title: t`Error`, fallback: t`That wasn't saved. Please try again.` }),
  };
  const setLevel = (level: ProficiencyLevel) => setting.mutate({ ids: picked, proficiencyLevel: level }, told);
  const count = picked.length;
  const remove = () => {
    if (window.confirm(t`Delete ${count} skills? This can't be undone.`)) deleting.mutate(picked, told);
  };

  return (
    <div className="flex flex-col gap-4">
      {skills.length >= ENOUGH_TO_SEARCH && (
        <TextField
          label={t`Search your skills`}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {picked.length > 0 && (
        <div className="under-top-bar overflow-hidden rounded-card shadow-card">
          <LevelBar picked={picked.length} isSaving={setting.isPending} onLevel={setLevel}>
            <button type="button" className="min-h-tap px-1 underline underline-offset-4" onClick={remove}>
              <Trans>Delete them</Trans>
            </button>
            <button
              type="button"
              className="min-h-tap px-1 underline underline-offset-4"
              onClick={() => setPicked(new Set())}
            >
              <Trans>Select none</Trans>
            </button>
          </LevelBar>
        </div>
      )}
      {groups.length === 0 && (
        <p role="status" className="text-ink-soft">
          <Trans>No skill of this name.</Trans>
        </p>
      )}
      {groups.map(({ type, skills: ofType }) => (
        <Card key={type} aria-label={i18n._(skillTypeNames[type])} className="px-0 pt-0 pb-0">
          <h2 className="flex items-center justify-between gap-3 px-4 py-3 text-xl">
            {i18n._(skillTypeNames[type])}
            <span className="figure text-xl text-ink-soft">{ofType.length}</span>
          </h2>
          <ul>
            {ofType.map((skill) => (
              <EquipmentSkillRow
                key={skill.id}
                skill={skill}
                isPicked={pickedIds.has(skill.id)}
                onPick={() => pick(skill.id)}
                onEdit={() => onEdit(skill)}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
