import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";

import type { User } from "@/api/model";
import { Button } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { useChangePassword } from "../api/settings";
import { NewPasswordFields, useNewPassword } from "../new-password-fields";
import { CurrentPasswordField, useCurrentPasswordSchema } from "./current-password-field";
import { SettingsCard } from "./settings-card";

export function PasswordCard({ user }: { user: User }) {
  return (
    <SettingsCard title={<Trans>Password</Trans>}>
      {user.hasPassword ? (
        <PasswordForm email={user.email} />
      ) : (
        <p className="text-ink-soft">
          <Trans>You sign in through another service, so there is no password to change here.</Trans>
        </p>
      )}
    </SettingsCard>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const changing = useChangePassword();

  const { fields, isConfirmed, otherwise } = useNewPassword();
  const schema = z.object({ currentPassword: useCurrentPasswordSchema(), ...fields }).refine(isConfirmed, otherwise);
  type Fields = z.infer<typeof schema>;
  const { register, handleSubmit, formState, reset } = useForm<Fields>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: "", newPassword: "", confirmation: "" },
  });
  const { errors } = formState;

  const submit = ({ currentPassword, newPassword }: Fields) =>
    changing.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          reset();
          notify({ title: t`Password Changed`, description: t`Every other browser has been signed out.` });
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Your password couldn't be changed.` }),
      },
    );

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {/* So that a password manager knows whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField error={errors.currentPassword?.message} {...register("currentPassword")} />
      <NewPasswordFields
        newPassword={register("newPassword")}
        confirmation={register("confirmation")}
        errors={errors}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={changing.isPending}>
          {changing.isPending ? t`Saving...` : t`Change Password`}
        </Button>
        <Link to="/forgot-password" className="underline underline-offset-4 inline-flex min-h-tap items-center">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
    </form>
  );
}
