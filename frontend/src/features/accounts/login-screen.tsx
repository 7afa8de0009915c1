import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { Link, Navigate, useNavigate } from "react-router";
import { z } from "zod";

import { useCurrentUser } from "@/api/queries/current-user";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { PasswordField } from "@/ui/password-field";
import { PublicPage } from "@/ui/public-page";
import { useNotify } from "@/ui/toast";

import { type Credentials, useLogIn } from "./api/sign-in";
import { ProviderSignIn } from "./provider-sign-in";
import { SignInProblem } from "./sign-in-problem";

const HOME_AFTER_MS = 100;

export function LoginScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure({ signedOut: true });
  const { data: user } = useCurrentUser();
  const logIn = useLogIn();

  const schema = z.object({
    email: z.string().min(1, t`Email is required`),
    password: z.string().min(1, t`Password is required`),
  });
  const { register, handleSubmit, formState } = useForm<Credentials>({ resolver: zodResolver(schema) });
  const { errors } = formState;

  const submit = (credentials: Credentials) =>
    logIn.mutate(credentials, {
      onSuccess: () => {
        notify({ title: t`Welcome back!`, description: t`You've been signed in successfully.` });
        setTimeout(() => void navigate("/"), HOME_AFTER_MS);
      },
      onError: (error) =>
        notifyFailure(error, { title: t`Sign In Failed`, fallback: t`Please check your email and password.` }),
    });

  if (user && logIn.isIdle) return <Navigate to="/" replace />;
  return (
    <PublicPage width="form">
      <PageHeader title={t`Sign in`} subtitle={t`Your jobs, skills and documents are where you left them.`} />
      <SignInProblem />
      <Card look="placard">
        <ProviderSignIn />
        <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
          <TextField
            label={t`Email`}
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register("email")}
          />
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register("password")}
          />
          <Link
            to="/forgot-password"
            className="underline underline-offset-4 -my-2 inline-flex min-h-tap w-fit items-center"
          >
            <Trans>Forgot your password?</Trans>
          </Link>
          <Button look="main" type="submit" disabled={logIn.isPending}>
            {logIn.isPending ? t`Signing in...` : t`Sign in`}
          </Button>
        </form>
      </Card>
      <p>
        <Trans>
          No account yet?{" "}
          <Link to="/register" className="inline-flex min-h-tap items-center">
            Get Started Free
          </Link>
        </Trans>
      </p>
    </PublicPage>
  );
}
