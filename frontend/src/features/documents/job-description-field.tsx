import { useLingui } from "@lingui/react/macro";

import { TextArea } from "@/ui/field";

import type { WishForm } from "./use-wish-form";

export function JobDescriptionField({ form, hint }: { form: WishForm; hint: string }) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Job Description`}
      required
      rows={8}
      hint={hint}
      error={form.formState.errors.jobDescription?.message}
      {...form.register("jobDescription")}
    />
  );
}
