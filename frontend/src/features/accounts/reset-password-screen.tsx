import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";

import { Button, ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";
import { useNotify } from "@/ui/toast";

import { isVoidLink, useResetPassword } from "./api/password-reset";
import { NewPasswordFields, useNewPassword } from "./new-password-fields";

/** Where the link in the message leads. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const token = useTokenOfLink();
  const resetting = useResetPassword();
  const isUsable = token !== "" && !isVoidLink(resetting.error);
  return (
    <PublicPage width="form">
      <PageHeader
        title={t`Set a New Password`}
        subtitle={isUsable ? t`You will be signed out everywhere, and sign in with the new one.` : undefined}
      />
      <Card look="placard">{isUsable ? <ResetForm token={token} resetting={resetting} /> : <LinkNeeded />}</Card>
    </PublicPage>
  );
}

/** What stood behind the # of the link. It is taken out of the address at once: histories and shoulders read along. */
function useTokenOfLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  if (hash.length > 1 && hash.slice(1) !== token) setToken(hash.slice(1)); // a second link, opened in the same tab
  useEffect(() => {
    if (hash) void navigate({ hash: "" }, { replace: true });
  }, [hash, navigate]);
  return token;
}

function ResetForm({ token, resetting }: { token: string; resetting: ReturnType<typeof useResetPassword> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure({ signedOut: true });

  const { fields, isConfirmed, otherwise } = useNewPassword();
  const schema = z.object(fields).refine(isConfirmed, otherwise);
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema) });

  const submit = ({ newPassword }: z.infer<typeof schema>) =>
    resetting.mutate(
      { token, newPassword },
      {
        onSuccess: () => {
          notify({ title: t`Password Changed`, description: t`Please sign in with your new password.` });
          void navigate("/login");
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Please try again.` }),
      },
    );

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      <NewPasswordFields
        newPassword={register("newPassword")}
        confirmation={register("confirmation")}
        errors={formState.errors}
      />
      <Button look="main" type="submit" disabled={resetting.isPending}>
        {resetting.isPending ? t`Saving...` : t`Save New Password`}
      </Button>
    </form>
  );
}

function LinkNeeded() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <Trans>
          This takes a link that still works. Open it from the latest message that we sent you, or ask for a new one.
        </Trans>
      </p>
      <ButtonLink look="main" to="/forgot-password">
        <Trans>Ask for a New Link</Trans>
      </ButtonLink>
    </div>
  );
}
