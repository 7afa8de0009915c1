import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { SpokenLanguageForm as limits } from "@/api/limits";
import { Select, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { RecordForm } from "@/ui/record-form";

import { type SpokenLanguage, type SpokenLanguageFields, useDeleteLanguage, useSaveLanguage } from "./api";
import { languageLevelNames, languageLevels } from "./language-words";
import { ListCard } from "./list-card";
import { useSaved } from "./use-saved";

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
          onCancel={close}
          onSubmit={(fields) => saving.mutate({ id: edited?.id, fields }, saved(close))}
        />
      )}
    />
  );
}

interface LanguageFormProps {
  language: SpokenLanguageFields | undefined;
  onSubmit: (fields: SpokenLanguageFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
}

function LanguageForm({ language, onSubmit, onCancel, isSubmitting }: LanguageFormProps) {
  const { t, i18n } = useLingui();
  const schema = z.object({
    name: useFieldSchemas().requiredText(t`Language is required`, limits.name),
    level: z.enum(languageLevels),
  });
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: language?.name ?? "", level: language?.level ?? "Conversational" },
  });
  const { errors } = formState;
  return (
    <RecordForm
      isEdit={language !== undefined}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      <TextField label={t`Language`} required error={errors.name?.message} {...register("name")} />
      <Select label={t`How well you speak it`} required error={errors.level?.message} {...register("level")}>
        {languageLevels.map((level) => (
          <option key={level} value={level}>
            {i18n._(languageLevelNames[level])}
          </option>
        ))}
      </Select>
    </RecordForm>
  );
}
