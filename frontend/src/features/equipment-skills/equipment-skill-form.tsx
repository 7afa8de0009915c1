import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { EquipmentSkillForm as limits } from "@/api/limits";
import { proficiencyLevels, skillTypes } from "@/api/model";
import { Select, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { RecordForm } from "@/ui/record-form";
import { proficiencyExplained, skillTypeNames } from "@/ui/skill-words";
import { useDraft } from "@/ui/use-draft";

import { type EquipmentSkillFields } from "./api";
import { plain } from "./by-type";

interface EquipmentSkillFormProps {
  skill: EquipmentSkillFields | undefined;
  /** What a new skill is probably called. */
  suggestedName?: string | undefined;
  /** What the person's other skills are called: a second one of a name would stand twice on every resume. */
  takenNames?: string[];
  onSubmit: (fields: EquipmentSkillFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
  /** The name under which what is typed is kept until it is stored. */
  draft?: string | undefined;
}

export function EquipmentSkillForm({
  skill,
  suggestedName,
  takenNames = [],
  onSubmit,
  onCancel,
  isSubmitting,
  draft,
}: EquipmentSkillFormProps) {
  const { t, i18n } = useLingui();
  const taken = new Set(takenNames.map(plain));
  const schema = z.object({
    name: useFieldSchemas()
      .requiredText(t`Skill name is required`, limits.name)
      .refine((name) => !taken.has(plain(name)), t`This skill is in your profile already`),
    type: z.string().pipe(z.enum(skillTypes, t`Skill type is required`)),
    proficiencyLevel: z.string().pipe(z.enum(proficiencyLevels, t`Proficiency level is required`)),
  });
  const form = useForm<z.input<typeof schema>, unknown, EquipmentSkillFields>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: skill?.name ?? suggestedName ?? "",
      type: skill?.type ?? "",
      proficiencyLevel: skill?.proficiencyLevel ?? "Beginner",
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["name", "type", "proficiencyLevel"]);

  return (
    <RecordForm
      isEdit={skill !== undefined}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      {cameBack}
      <TextField label={t`Skill Name`} required error={errors.name?.message} {...register("name")} />
      <Select label={t`Skill Type`} required error={errors.type?.message} {...register("type")}>
        <option value="">{t`Select a type`}</option>
        {skillTypes.map((type) => (
          <option key={type} value={type}>
            {i18n._(skillTypeNames[type])}
          </option>
        ))}
      </Select>
      <Select
        label={t`Proficiency Level`}
        required
        error={errors.proficiencyLevel?.message}
        {...register("proficiencyLevel")}
      >
        <option value="">{t`Select a level`}</option>
        {proficiencyLevels.map((level) => (
          <option key={level} value={level}>
            {i18n._(proficiencyExplained[level])}
          </option>
        ))}
      </Select>
    </RecordForm>
  );
}
