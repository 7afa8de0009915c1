import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { CertificationForm as limits } from "@/api/limits";
import { ISSUER_NOT_GIVEN } from "@/api/model";
import { TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { RecordForm } from "@/ui/record-form";
import { useDraft } from "@/ui/use-draft";

import type { CertificationFields, SuggestedFields } from "./api";

interface CertificationFormProps {
  certification: CertificationFields | undefined;
  /** What a new certification probably is; the person has the last word. */
  suggested?: SuggestedFields | undefined;
  onSubmit: (fields: CertificationFields) => void;
  onCancel: () => void;
  isSubmitting: boolean;
  /** The name under which what is typed is kept until it is stored. */
  draft?: string | undefined;
}

function useSchema() {
  const { t } = useLingui();
  const { requiredText, text, day, optionalDay } = useFieldSchemas();
  return z
    .object({
      name: requiredText(t`Certification name is required`, limits.name),
      issuingOrganization: requiredText(t`Issuing organization is required`, limits.issuingOrganization),
      issueDate: day(t`Issue date is required`, limits.issueDate),
      expirationDate: optionalDay(limits.expirationDate),
      number: text(limits.number),
    })
    .refine(({ issueDate, expirationDate }) => !expirationDate || expirationDate >= issueDate, {
      path: ["expirationDate"],
      message: t`Expiration date can't be before the issue date`,
    });
}

type Fields = z.infer<ReturnType<typeof useSchema>>;

/** Empty where a resume named none: what stands in for it is no name to keep. */
const issuerOf = (certification: CertificationFields | undefined) =>
  certification?.issuingOrganization === ISSUER_NOT_GIVEN ? "" : certification?.issuingOrganization;

export function CertificationForm({
  certification,
  suggested,
  onSubmit,
  onCancel,
  isSubmitting,
  draft,
}: CertificationFormProps) {
  const { t } = useLingui();
  const form = useForm<Fields>({
    resolver: zodResolver(useSchema()),
    defaultValues: {
      name: certification?.name ?? suggested?.name ?? "",
      issuingOrganization: issuerOf(certification) ?? suggested?.issuingOrganization ?? "",
      issueDate: certification?.issueDate ?? suggested?.issueDate ?? "",
      expirationDate: certification?.expirationDate ?? suggested?.expirationDate ?? "",
      number: certification?.number ?? suggested?.number ?? "",
    },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, ["name", "issuingOrganization", "issueDate", "expirationDate", "number"]);

  const submit = handleSubmit(({ expirationDate, number, ...fields }) =>
    onSubmit({ ...fields, expirationDate: expirationDate || null, number: number || null }),
  );

  return (
    <RecordForm isEdit={certification !== undefined} isSubmitting={isSubmitting} onSubmit={submit} onCancel={onCancel}>
      {cameBack}
      <TextField label={t`Certification Name`} required error={errors.name?.message} {...register("name")} />
      <TextField
        label={t`Issuing Organization`}
        required
        error={errors.issuingOrganization?.message}
        {...register("issuingOrganization")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Issue Date`}
          type="date"
          required
          error={errors.issueDate?.message}
          {...register("issueDate")}
        />
        <TextField
          label={t`Expiration Date`}
          type="date"
          hint={t`Leave blank if it does not expire`}
          error={errors.expirationDate?.message}
          {...register("expirationDate")}
        />
      </div>
      <TextField
        label={t`Number`}
        hint={t`As it stands on the card or license. It isn't printed on your documents.`}
        autoComplete="off"
        error={errors.number?.message}
        {...register("number")}
      />
    </RecordForm>
  );
}
