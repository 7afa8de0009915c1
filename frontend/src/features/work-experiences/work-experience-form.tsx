import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { WorkExperienceForm as limits } from "@/api/limits";
import { TextArea, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { RecordForm } from "@/ui/record-form";
import { useDraft } from "@/ui/use-draft";
import { VoiceInputButton } from "@/ui/voice-input-button";

import type { WorkExperienceFields } from "./api";

interface WorkExperienceFormProps {
  experience: WorkExperienceFields | undefined;
  onSubmit: (fields: WorkExperienceFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
  /** The name under which what is typed is kept until it is stored. */
  draft?: string;
}

function useSchema() {
  const { t } = useLingui();
  const { text, requiredText, day, optionalDay } = useFieldSchemas();
  return z
    .object({
      jobTitle: requiredText(t`Job title is required`, limits.jobTitle),
      companyName: requiredText(t`Company name is required`, limits.companyName),
      startDate: day(t`Start date is required`, limits.startDate),
      endDate: optionalDay(limits.endDate),
      duties: text(limits.duties),
    })
    .refine(({ startDate, endDate }) => !endDate || endDate >= startDate, {
      path: ["endDate"],
      message: t`End date can't be before the start date`,
    });
}

type Fields = z.infer<ReturnType<typeof useSchema>>;

export function WorkExperienceForm({ experience, onSubmit, onCancel, isSubmitting, draft }: WorkExperienceFormProps) {
  const { t } = useLingui();
  const form = useForm<Fields>({
    resolver: zodResolver(useSchema()),
    defaultValues: {
      jobTitle: experience?.jobTitle ?? "",
      companyName: experience?.companyName ?? "",
      startDate: experience?.startDate ?? "",
      endDate: experience?.endDate ?? "",
      duties: experience?.duties ?? "",
    },
  });
  const { register, handleSubmit, formState, getValues, setValue } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["jobTitle", "companyName", "startDate", "endDate", "duties"]);

  const submit = handleSubmit(({ endDate, ...fields }) => onSubmit({ ...fields, endDate: endDate || null }));
  const appendSpoken = (spoken: string) => {
    const written = getValues("duties").trimEnd();
    setValue("duties", written ? `${written}\n${spoken}` : spoken, { shouldDirty: true });
  };

  return (
    <RecordForm isEdit={experience !== undefined} isSubmitting={isSubmitting} onSubmit={submit} onCancel={onCancel}>
      {cameBack}
      <TextField label={t`Job Title`} required error={errors.jobTitle?.message} {...register("jobTitle")} />
      <TextField label={t`Company`} required error={errors.companyName?.message} {...register("companyName")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Start Date`}
          type="date"
          required
          error={errors.startDate?.message}
          {...register("startDate")}
        />
        <TextField
          label={t`End Date`}
          type="date"
          hint={t`Leave blank if current position`}
          error={errors.endDate?.message}
          {...register("endDate")}
        />
      </div>
      <div className="grid gap-2">
        <TextArea
          label={t`Job Duties & Responsibilities`}
          rows={6}
          error={errors.duties?.message}
          {...register("duties")}
        />
        <VoiceInputButton onSpoken={appendSpoken} />
      </div>
    </RecordForm>
  );
}
