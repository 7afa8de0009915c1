import { useLingui } from "@lingui/react/macro";
import type { UseFormRegisterReturn } from "react-hook-form";

import { NameForm as limits } from "@/api/limits";
import { TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";

/** What each of a person's names has to be. */
export function usePersonNameSchemas() {
  const { t } = useLingui();
  const { requiredText } = useFieldSchemas();
  return {
    firstName: requiredText(t`First name is required`, limits.firstName),
    lastName: requiredText(t`Last name is required`, limits.lastName),
  };
}

type NameField = UseFormRegisterReturn & { error: string | undefined };

export function NameFields({ first, last }: { first: NameField; last: NameField }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t`First Name`} autoComplete="given-name" required {...first} />
      <TextField label={t`Last Name`} autoComplete="family-name" required {...last} />
    </div>
  );
}
