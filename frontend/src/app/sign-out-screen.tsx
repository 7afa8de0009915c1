import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { api } from "@/api/client";
import { keepFor } from "@/api/kept-answers";
import { forgetAllChats } from "@/features/assistant/chat/forget-chats";
import { Button, ButtonLink } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

/** Where the link to sign out leads when nobody can tell who followed it: another site's link asks nobody. */
export function SignOutScreen() {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const signingOut = useMutation({
    mutationFn: () => api.POST("/api/logout"),
    onSuccess: () => {
      forgetAllChats();
      void keepFor(null);
      window.location.assign("/"); // by the browser itself, so that nothing of them stays in the page's memory
    },
    onError: (error) => {
      notifyFailure(error, { title: t`Sign-Out Failed`, fallback: t`You are still signed in. Please try again.` });
    },
  });
  return (
    <PublicPage width="form">
      <PageHeader title={t`Sign Out?`} subtitle={t`You will have to sign in again on this device.`} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="main"
          disabled={signingOut.isPending}
          onClick={() => {
            signingOut.mutate();
          }}
        >
          <Trans>Sign Out</Trans>
        </Button>
        <ButtonLink to="/">
          <Trans>Stay Signed In</Trans>
        </ButtonLink>
      </div>
    </PublicPage>
  );
}
