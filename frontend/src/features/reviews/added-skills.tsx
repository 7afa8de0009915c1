import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { EquipmentSkill, ProficiencyLevel } from "@/api/model";
import { Button } from "@/ui/button";
import { LevelBar } from "@/ui/level-bar";
import { useNotifyFailure } from "@/ui/notify-failure";
import { proficiencyNames } from "@/ui/skill-words";

import { AddedCard } from "./added-card";
import { useSetLevels } from "./api";

const FIRST = 12;

/** Skills to pick, several at once, and one press for the level of all of them. */
export function AddedSkills({ skills }: { skills: EquipmentSkill[] }) {
  const { t, i18n } = useLingui();
  const notifyFailure = useNotifyFailure();
  const [picked, setPicked] = useState<string[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  const setting = useSetLevels();
  const without = skills.filter(({ proficiencyAssumed }) => proficiencyAssumed);
  const shown = isWhole ? skills : skills.slice(0, FIRST);
  const more = skills.length - shown.length;
  const levelless = without.length;

  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const pickAll = () => {
    setPicked(without.map(({ id }) => id));
    setIsWhole(true);
  };

  const setLevel = (level: ProficiencyLevel) =>
    setting.mutate(
      { ids: picked, proficiencyLevel: level },
      {
        onSuccess: () => setPicked([]),
        onError: (error) =>
          notifyFailure(error, { title: t`Error`, fallback: t`That wasn't saved. Please try again.` }),
      },
    );

  return (
    <AddedCard
      title={t`Equipment & Skills`}
      count={skills.length}
      about={
        levelless > 0 && (
          <Plural
            value={levelless}
            one="# has no level yet. Pick it and set one."
            other="# have no level yet. Pick several and set it once."
          />
        )
      }
    >
      <LevelBar picked={picked.length} isSaving={setting.isPending} onLevel={setLevel}>
        {levelless > 0 && (
          <button type="button" className="min-h-tap underline underline-offset-4" onClick={pickAll}>
            <Trans>Select all without a level</Trans>
          </button>
        )}
      </LevelBar>
      <div className="flex flex-wrap gap-2 px-5 py-4">
        {shown.map(({ id, name, proficiencyLevel, proficiencyAssumed }) => (
          <label
            key={id}
            className="inline-flex min-h-tap min-w-0 cursor-pointer items-center gap-2 rounded-card border border-line-field px-3.5 focus-ring-within has-checked:border-2 has-checked:border-line-strong has-checked:font-semibold"
          >
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ink"
              checked={picked.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 break-words">{name}</span>
            {!proficiencyAssumed && (
              <span className="text-sm text-ink-soft">{i18n._(proficiencyNames[proficiencyLevel])}</span>
            )}
          </label>
        ))}
        {more > 0 && (
          <Button look="small" onClick={() => setIsWhole(true)}>
            <Plural value={more} one="Show # more" other="Show # more" />
          </Button>
        )}
      </div>
    </AddedCard>
  );
}
