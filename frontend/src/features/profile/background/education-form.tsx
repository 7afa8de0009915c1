import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { EducationForm as limits } from "@/api/limits";
import { TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { MonthField } from "@/ui/month-field";
import { RecordForm } from "@/ui/record-form";
import { useDraft } from "@/ui/use-draft";

import type { EducationFields } from "./api";

interface EducationFormProps {
  education: EducationFields | undefined;
  onSubmit: (fields: EducationFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
  /** The name under which what is typed is kept until it is stored. */
  draft?: string | undefined;
}

function useSchema() {
  const { t } = useLingui();
  const { text, requiredText, optionalMonth } = useFieldSchemas();
  const { minimum, maximum } = limits.hours;
  return z
    .object({
      school: requiredText(t`School or program is required`, limits.school),
      credential: text(limits.credential),
      hours: z
        .string()
        .trim()
        .refine(
          (hours) => hours === "" || (/^\d+$/.test(hours) && Number(hours) >= minimum && Number(hours) <= maximum),
          t`Please enter whole hours, for example 8000`,
        ),
      startDate: optionalMonth(limits.startDate),
      endDate: optionalMonth(limits.endDate),
    })
    .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
      path: ["endDate"],
      message: t`End date can't be before the start date`,
    });
}

type Fields = z.infer<ReturnType<typeof useSchema>>;

export function EducationForm({ education, onSubmit, onCancel, isSubmitting, draft }: EducationFormProps) {
  const { t } = useLingui();
  const form = useForm<Fields>({
    resolver: zodResolver(useSchema()),
    defaultValues: {
      school: education?.school ?? "",
      credential: education?.credential ?? "",
      hours: education?.hours?.toString() ?? "",
      startDate: education?.startDate ?? "",
      endDate: education?.endDate ?? "",
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["school", "credential", "hours", "startDate", "endDate"]);
  const submit = handleSubmit(({ school, credential, hours, startDate, endDate }) =>
    onSubmit({
      school,
      credential: credential || null,
      hours: hours ? Number(hours) : null,
      startDate: startDate || null,
      endDate: endDate || null,
    }),
  );
  return (
    <RecordForm isEdit={education !== undefined} isSubmitting={isSubmitting} onSubmit={submit} onCancel={onCancel}>
      {cameBack}
      <TextField
        label={t`School or program`}
        required
        hint={t`For example a high school, a college, or your union's apprenticeship`}
        error={errors.school?.message}
        {...register("school")}
      />
      <TextField
        label={t`Credential`}
        hint={t`What you earned or work toward: diploma, certificate, journeyman's card`}
        error={errors.credential?.message}
        {...register("credential")}
      />
      <TextField
        label={t`Apprenticeship hours`}
        inputMode="numeric"
        hint={t`Leave blank if it wasn't an apprenticeship`}
        error={errors.hours?.message}
        {...register("hours")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <MonthField label={t`Start Date`} error={errors.startDate?.message} name="startDate" control={control} />
        <MonthField
          label={t`End Date`}
          hint={t`Can be in the future: then it is printed as “expected”`}
          error={errors.endDate?.message}
          name="endDate"
          control={control}
        />
      </div>
    </RecordForm>
  );
}
