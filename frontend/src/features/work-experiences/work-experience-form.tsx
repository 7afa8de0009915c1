import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";

import { WorkExperienceForm as limits } from "@/api/limits";
import { TextArea, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { MonthField } from "@/ui/month-field";
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
  const { text, requiredText, month, optionalMonth } = useFieldSchemas();
  return z
    .object({
      jobTitle: requiredText(t`Job title is required`, limits.jobTitle),
      companyName: requiredText(t`Company name is required`, limits.companyName),
      startDate: month(t`Start date is required`, limits.startDate),
      endDate: optionalMonth(limits.endDate),
      duties: text(limits.duties),
    })
    .refine(({ startDate, endDate }) => !endDate || monthOf(endDate) >= monthOf(startDate), {
      path: ["endDate"],
      message: t`End date can't be before the start date`,
    });
}

const monthOf = (day: string) => day.slice(0, "2019-03".length);

/** A job that ends in the month that it began in, on a later day than the first, doesn't end before it began. */
const endOf = ({ startDate, endDate }: Fields) => (endDate && endDate < startDate ? startDate : endDate) || null;

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
  const { register, control, handleSubmit, formState, getValues, setValue } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["jobTitle", "companyName", "startDate", "endDate", "duties"]);

  const isEnded = useWatch({ control, name: "endDate" }) !== "";
  const [isCurrent, setCurrent] = useState(experience !== undefined && !experience.endDate);

  const submit = handleSubmit((fields) => onSubmit({ ...fields, endDate: endOf(fields) }));
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
        <MonthField
          label={t`Start Date`}
          required
          error={errors.startDate?.message}
          name="startDate"
          control={control}
        />
        <MonthField
          label={t`End Date`}
          hint={t`Leave blank if current position`}
          error={errors.endDate?.message}
          name="endDate"
          control={control}
          disabled={isCurrent && !isEnded}
        />
      </div>
      <label className="inline-flex min-h-tap w-fit items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={isCurrent && !isEnded}
          onChange={({ target }) => {
            setCurrent(target.checked);
            if (target.checked) setValue("endDate", "", { shouldDirty: true, shouldValidate: formState.isSubmitted });
          }}
        />
        <Trans>I work here now</Trans>
      </label>
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
