import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

export function useEmailSchema() {
  const { t } = useLingui();
  return z
    .string()
    .trim()
    .min(1, t`Email is required`)
    .pipe(z.email(t`Please enter a valid email address`));
}
