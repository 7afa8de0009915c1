import { useLingui } from "@lingui/react/macro";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";

import { NewPasswordForm as limits } from "@/api/limits";
import { PasswordField } from "@/ui/password-field";

interface NewPassword {
  newPassword: string;
  confirmation: string;
}

/** What a new password must be. The schema of a form takes `fields`, and `.refine(isConfirmed, otherwise)`. */
export function useNewPassword() {
  const { t } = useLingui();
  return {
    fields: {
      newPassword: z
        .string()
        .min(1, t`Password is required`)
        .min(limits.newPassword.minLength, t`Password must be at least 6 characters long.`),
      confirmation: z.string(),
    },
    isConfirmed: ({ newPassword, confirmation }: NewPassword) => newPassword === confirmation,
    otherwise: { path: ["confirmation"], message: t`Passwords do not match.`, when: () => true },
  };
}

interface NewPasswordFieldsProps {
  newPassword: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { newPassword?: FieldError | undefined; confirmation?: FieldError | undefined };
}

export function NewPasswordFields({ newPassword, confirmation, errors }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="@container">
      <div className="grid gap-5 @lg:grid-cols-2">
        <PasswordField
          label={t`New Password`}
          autoComplete="new-password"
          hint={t`At least 6 characters`}
          required
          error={errors.newPassword?.message}
          {...newPassword}
        />
        <PasswordField
          label={t`Confirm New Password`}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...confirmation}
        />
      </div>
    </div>
  );
}
