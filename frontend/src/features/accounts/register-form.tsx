import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { Registration as limits } from "@/api/limits";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { PasswordField } from "@/ui/password-field";
import { useNotify } from "@/ui/toast";

import type { Registration } from "./api/sign-in";
import { NameFields, usePersonNameSchemas } from "./name-fields";

interface RegisterFormProps {
  onSubmit: (registration: Registration) => void;
  isSubmitting: boolean;
}

export function RegisterForm({ onSubmit, isSubmitting }: RegisterFormProps) {
  const { t } = useLingui();
  const notify = useNotify();

  const names = usePersonNameSchemas();
  const schema = z
    .object({
      ...names,
      email: z
        .string()
        .trim()
        .min(1, t`Email is required`)
        .pipe(z.email(t`Please enter a valid email address`)),
      password: z
        .string()
        .min(1, t`Password is required`)
        .min(limits.password.minLength, t`Password must be at least 6 characters long.`),
      confirmation: z.string(),
    })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ["confirmation"],
      message: t`Passwords do not match.`,
      when: () => true,
    });
  type Fields = z.infer<typeof schema>;

  const { register, handleSubmit, formState, getValues } = useForm<Fields>({ resolver: zodResolver(schema) });
  const { errors } = formState;

  const submit = handleSubmit(
    ({ email, password, firstName, lastName }) => onSubmit({ email, password, firstName, lastName }),
    ({ password, confirmation }) => {
      if (confirmation)
        notify({
          passing: true,
          tone: "failure",
          title: t`Password Mismatch`,
          description: t`Passwords do not match.`,
        });
      else if (password && getValues("password"))
        notify({
          passing: true,
          tone: "failure",
          title: t`Password Too Short`,
          description: t`Password must be at least 6 characters long.`,
        });
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <NameFields
        first={{ ...register("firstName"), error: errors.firstName?.message }}
        last={{ ...register("lastName"), error: errors.lastName?.message }}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <div className="grid gap-5">
        <PasswordField
          label={t`Password`}
          autoComplete="new-password"
          hint={t`At least 6 characters`}
          required
          error={errors.password?.message}
          {...register("password")}
        />
        <PasswordField
          label={t`Confirm Password`}
          autoComplete="new-password"
          required
          error={errors.confirmation?.message}
          {...register("confirmation")}
        />
      </div>
      <Button look="main" type="submit" disabled={isSubmitting}>
        {isSubmitting ? t`Creating account...` : t`Create Account`}
      </Button>
    </form>
  );
}
