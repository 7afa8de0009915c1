import { Trans } from "@lingui/react/macro";

import { ButtonAnchor } from "@/ui/button";

import { signInAddress, useSignInProvider } from "./api/sign-in-provider";

/** The other way in, where one is set up: no password of ours. */
export function ProviderSignIn() {
  const name = useSignInProvider();
  if (name === undefined) return null;
  return (
    <div className="grid gap-5 pb-5">
      <ButtonAnchor href={signInAddress("/")} className="wrap-anywhere">
        <Trans>Continue with {name}</Trans>
      </ButtonAnchor>
      <p className="flex items-center gap-4 text-ink-soft before:grow before:border-t before:border-line after:grow after:border-t after:border-line">
        <Trans>or with your email</Trans>
      </p>
    </div>
  );
}
