import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { type ProficiencyLevel, proficiencyLevels } from "@/api/model";

import { proficiencyNames } from "./skill-words";

interface LevelBarProps {
  /** How many skills are picked. */
  picked: number;
  isSaving: boolean;
  onLevel: (level: ProficiencyLevel) => void;
  /** What else can be done with those that are picked, or to pick some. */
  children?: ReactNode;
}

/** Sets one level for all skills that are picked. */
export function LevelBar({ picked, isSaving, onLevel, children }: LevelBarProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3 bg-ink px-5 py-3 text-paper [--focus-ring:var(--paper)]">
      <b role="status">
        <Plural value={picked} one="# selected" other="# selected" />
      </b>
      <div role="group" aria-label={t`Set level`} className="flex max-sm:w-full">
        {proficiencyLevels.map((level) => (
          <button
            key={level}
            type="button"
            disabled={picked === 0 || isSaving}
            className="min-h-tap flex-auto border-l border-line bg-card px-1 text-sm font-semibold text-ink first:rounded-l-card first:border-l-0 last:rounded-r-card hover:bg-grey-bg disabled:text-ink-soft sm:px-4"
            onClick={() => onLevel(level)}
          >
            {i18n._(proficiencyNames[level])}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
