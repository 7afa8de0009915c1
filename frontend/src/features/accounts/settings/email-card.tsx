import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import type { User } from "@/api/model";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useDraft } from "@/ui/use-draft";

import { type EmailFields, useChangeEmail } from "../api/settings";
import { useEmailSchema } from "../email-schema";
import { CurrentPasswordField, useCurrentPasswordSchema } from "./current-password-field";
import { SettingsCard } from "./settings-card";

export function EmailCard({ user }: { user: User }) {
  return (
    <SettingsCard title={<Trans>Email</Trans>}>
      {user.hasPassword ? <EmailForm user={user} /> : <EmailElsewhere email={user.email} />}
    </SettingsCard>
  );
}

function EmailElsewhere({ email }: { email: string }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold break-all">{email}</p>
      <p className="text-ink-soft">
        <Trans>You sign in through another service, so your email can't be changed here.</Trans>
      </p>
    </div>
  );
}

function EmailForm({ user }: { user: User }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const changing = useChangeEmail();

  const schema = z.object({ email: useEmailSchema(), currentPassword: useCurrentPasswordSchema() });
  const form = useForm<EmailFields>({
    resolver: zodResolver(schema),
    defaultValues: { email: user.email, currentPassword: "" },
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors } = formState;
  const cameBack = useDraft("account.email", form, ["email"]);

  const submit = ({ email, currentPassword }: EmailFields) =>
    changing.mutate(
      { email, currentPassword },
      {
        onSuccess: () => {
          reset({ email, currentPassword: "" });
          notify({ title: t`Email Saved`, description: t`Sign in with ${email} from now on.` });
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Your email couldn't be saved.` }),
      },
    );

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {cameBack}
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        hint={t`You sign in with this address. We'll let your old address know.`}
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <CurrentPasswordField error={errors.currentPassword?.message} {...register("currentPassword")} />
      <Button type="submit" className="w-fit" disabled={changing.isPending}>
        {changing.isPending ? t`Saving...` : t`Save Email`}
      </Button>
    </form>
  );
}
