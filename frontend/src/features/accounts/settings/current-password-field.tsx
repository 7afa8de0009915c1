import { useLingui } from "@lingui/react/macro";
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";

import { PasswordField } from "@/ui/password-field";

export function useCurrentPasswordSchema() {
  const { t } = useLingui();
  return z.string().min(1, t`Current password is required`);
}

/** Proof that it isn't somebody with a borrowed phone. */
export function CurrentPasswordField({ error, ...registered }: UseFormRegisterReturn & { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <PasswordField label={t`Current Password`} autoComplete="current-password" required error={error} {...registered} />
  );
}
