import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { SpokenLanguageForm as limits } from "@/api/limits";
import { Select, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { languageLevelNames, languageLevels } from "@/ui/language-words";
import { RecordForm } from "@/ui/record-form";
import { useDraft } from "@/ui/use-draft";

import type { SpokenLanguageFields } from "./api";

interface LanguageFormProps {
  language: SpokenLanguageFields | undefined;
  onSubmit: (fields: SpokenLanguageFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
  /** The name under which what is typed is kept until it is stored. */
  draft?: string | undefined;
}

export function LanguageForm({ language, onSubmit, onCancel, isSubmitting, draft }: LanguageFormProps) {
  const { t, i18n } = useLingui();
  const schema = z.object({
    name: useFieldSchemas().requiredText(t`Language is required`, limits.name),
    level: z.enum(languageLevels),
  });
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: language?.name ?? "", level: language?.level ?? "Conversational" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["name", "level"]);
  return (
    <RecordForm
      isEdit={language !== undefined}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      {cameBack}
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
