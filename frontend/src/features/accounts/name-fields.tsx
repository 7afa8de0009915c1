import { useLingui } from "@lingui/react/macro";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";

import { LONGEST_PERSON_NAME } from "@/api/limits";
import { TextField } from "@/ui/field";

/** What each of a person's names has to be. */
export function usePersonNameSchemas() {
  const { t } = useLingui();
  const tooLong = t`Please use at most ${LONGEST_PERSON_NAME} characters`;
  const name = (required: string) => z.string().trim().min(1, required).max(LONGEST_PERSON_NAME, tooLong);
  return { firstName: name(t`First name is required`), lastName: name(t`Last name is required`) };
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
