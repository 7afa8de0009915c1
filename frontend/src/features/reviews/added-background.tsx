import { useLingui } from "@lingui/react/macro";

import { monthAndYear } from "@/i18n/dates";
import { languageLevelNames } from "@/ui/language-words";

import { AddedRow } from "./added-card";
import type { Education, SpokenLanguage } from "./api";

interface AddedRowProps<Row> {
  row: Row;
  onEdit: () => void;
}

export function AddedEducation({ row, onEdit }: AddedRowProps<Education>) {
  const { t, i18n } = useLingui();
  const { school, credential, hours, startDate, endDate } = row;
  const count = i18n.number(hours ?? 0);
  const start = startDate && monthAndYear(i18n, startDate);
  const end = endDate ? monthAndYear(i18n, endDate) : start && t`Present`;
  const dates = [start, end].filter(Boolean).join(" – ");
  return (
    <AddedRow name={school} onEdit={onEdit}>
      <b className="break-words">{school}</b>
      <span className="break-words text-ink-soft">
        {[credential, hours && t`${count} hours`, dates].filter(Boolean).join(" · ")}
      </span>
    </AddedRow>
  );
}

export function AddedLanguage({ row: { name, level }, onEdit }: AddedRowProps<SpokenLanguage>) {
  const { i18n } = useLingui();
  return (
    <AddedRow name={name} onEdit={onEdit}>
      <b className="break-words">{name}</b>
      <span className="text-ink-soft">{i18n._(languageLevelNames[level])}</span>
    </AddedRow>
  );
}
