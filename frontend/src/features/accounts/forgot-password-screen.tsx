import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";

import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

import { type ForgottenPassword, useAskForPasswordReset } from "./api/password-reset";
import { useEmailSchema } from "./email-schema";

export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure({ signedOut: true });
  const asking = useAskForPasswordReset();

  const schema = z.object({ email: useEmailSchema() });
  const { register, handleSubmit, formState } = useForm<ForgottenPassword>({ resolver: zodResolver(schema) });

  const submit = (forgotten: ForgottenPassword) =>
    asking.mutate(forgotten, {
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Please try again.` }),
    });

  const asked = asking.variables?.email;

  return (
    <PublicPage width="form">
      <PageHeader
        title={t`Forgot Your Password?`}
        subtitle={t`Tell us the email of your account. We send you a link to set a new password.`}
      />
      <Card look="placard">
        <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
          <TextField
            label={t`Email`}
            type="email"
            autoComplete="email"
            required
            error={formState.errors.email?.message}
            {...register("email")}
          />
          <Button look="main" type="submit" disabled={asking.isPending}>
            {asking.isPending ? t`Sending...` : t`Send the Link`}
          </Button>
        </form>
        <div role="status">
          {asking.isSuccess && (
            <p className="mt-5 rounded-card bg-green-bg p-4 text-green">
              <Trans>
                If <strong className="break-all">{asked}</strong> has an account here, a message with a link is on its
                way. Look among unwanted mail too. You can ask again if nothing arrives.
              </Trans>
            </p>
          )}
        </div>
      </Card>
      <p>
        <Trans>
          Remembered it?{" "}
          <Link to="/login" className="inline-flex min-h-tap items-center">
            Sign in
          </Link>
        </Trans>
      </p>
    </PublicPage>
  );
}
