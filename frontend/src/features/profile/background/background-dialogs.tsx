import { useLingui } from "@lingui/react/macro";

import { Dialog } from "@/ui/dialog";

import { type Education, type SpokenLanguage, useSaveEducation, useSaveLanguage } from "./api";
import { EducationForm } from "./education-form";
import { LanguageForm } from "./language-form";
import { useSaved } from "./use-saved";

/** The form of one school, course or apprenticeship, in a dialog of its own. */
export function EducationDialog({ education, onClose }: { education: Education; onClose: () => void }) {
  const { t } = useLingui();
  const saving = useSaveEducation();
  const saved = useSaved();
  return (
    <Dialog open onClose={onClose} title={t`Edit Education or Training`}>
      <EducationForm
        education={education}
        draft={`education.${education.id}`}
        isSubmitting={saving.isPending}
        onCancel={onClose}
        onSubmit={(fields) => saving.mutate({ id: education.id, fields }, saved(onClose, `education.${education.id}`))}
      />
    </Dialog>
  );
}

/** The same of one language. */
export function LanguageDialog({ language, onClose }: { language: SpokenLanguage; onClose: () => void }) {
  const { t } = useLingui();
  const saving = useSaveLanguage();
  const saved = useSaved();
  return (
    <Dialog open onClose={onClose} title={t`Edit Language`}>
      <LanguageForm
        language={language}
        draft={`language.${language.id}`}
        isSubmitting={saving.isPending}
        onCancel={onClose}
        onSubmit={(fields) => saving.mutate({ id: language.id, fields }, saved(onClose, `language.${language.id}`))}
      />
    </Dialog>
  );
}
