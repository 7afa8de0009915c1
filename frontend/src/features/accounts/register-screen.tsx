import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, Navigate, useNavigate } from "react-router";

import { useCurrentUser } from "@/api/queries/current-user";
import { Card } from "@/ui/card";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";
import { useNotify } from "@/ui/toast";

import { type Registration, useRegister } from "./api/sign-in";
import { ProviderSignIn } from "./provider-sign-in";
import { RegisterForm } from "./register-form";
import { WelcomeDialog } from "./welcome-dialog";

export function RegisterScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure({ signedOut: true });
  const { data: user } = useCurrentUser();
  const registering = useRegister();
  const [welcomed, setWelcomed] = useState<string>();

  const submit = (registration: Registration) =>
    registering.mutate(registration, {
      onSuccess: () => {
        notify({ title: t`Welcome to Tradefolio!`, description: t`Your account has been created successfully.` });
        setWelcomed(registration.firstName);
      },
      onError: (error) => notifyFailure(error, { title: t`Registration Failed`, fallback: t`Please try again.` }),
    });

  if (user && registering.isIdle) return <Navigate to="/" replace />;
  return (
    <PublicPage width="form">
      <PageHeader title={t`Get Started Free`} subtitle={t`An email and a password. No card.`} />
      <Card look="placard">
        <ProviderSignIn />
        <RegisterForm onSubmit={submit} isSubmitting={registering.isPending} />
      </Card>
      <p>
        <Trans>
          Already have an account?{" "}
          <Link to="/login" className="inline-flex min-h-tap items-center">
            Sign in
          </Link>
        </Trans>
      </p>
      <WelcomeDialog firstName={welcomed} onClose={() => void navigate("/")} />
    </PublicPage>
  );
}
