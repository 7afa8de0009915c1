import { useLingui } from "@lingui/react/macro";

import { languageLevelNames } from "@/ui/language-words";

import { type SpokenLanguage, useDeleteLanguage, useSaveLanguage } from "./api";
import { LanguageForm } from "./language-form";
import { ListCard } from "./list-card";
import { useSaved } from "./use-saved";

const draftOf = (edited?: { id: string }) => `language.${edited?.id ?? "new"}`;

/** The languages that somebody speaks on the job. */
export function LanguagesCard({ languages }: { languages: SpokenLanguage[] }) {
  const { t, i18n } = useLingui();
  const saving = useSaveLanguage();
  const deleting = useDeleteLanguage();
  const saved = useSaved();
  return (
    <ListCard
      title={t`Languages`}
      introduction={t`A crew that speaks two languages needs somebody who does.`}
      addLabel={t`Add Language`}
      editTitle={t`Edit Language`}
      rows={languages}
      nameOf={({ name }) => name}
      describe={({ level }) => <p className="text-ink-soft">{i18n._(languageLevelNames[level])}</p>}
      isDeleting={deleting.isPending}
      onDelete={({ id }) => deleting.mutate(id, saved())}
      form={(edited, close) => (
        <LanguageForm
          language={edited}
          isSubmitting={saving.isPending}
          draft={draftOf(edited)}
          onCancel={close}
          onSubmit={(fields) => saving.mutate({ id: edited?.id, fields }, saved(close, draftOf(edited)))}
        />
      )}
    />
  );
}
