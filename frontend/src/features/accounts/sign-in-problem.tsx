import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";

import { Card } from "@/ui/card";

/** By the code that the server puts into the address: what went wrong, and what to do. */
const sentences = new Map<string, MessageDescriptor>([
  ["sign_in_interrupted", msg`That sign-in took too long or began in another browser. Please try again.`],
  ["sign_in_declined", msg`You didn't finish signing in. Nothing was changed.`],
  [
    "provider_refused",
    msg`The sign-in service's answer couldn't be verified, so nobody was signed in. Please try again.`,
  ],
  [
    "provider_unavailable",
    msg`The sign-in service doesn't answer right now. Please try again in a few minutes, or use your email and password.`,
  ],
  [
    "provider_email_missing",
    msg`The sign-in service didn't tell us your email address. Allow it to, or make an account with your email and a password.`,
  ],
  [
    "provider_email_unverified",
    msg`Your email address isn't confirmed with the sign-in service. Confirm it there, then try again.`,
  ],
  ["provider_email_taken", msg`Your email address already has an account here. Sign in with its password below.`],
  ["account_disabled", msg`This account has been deactivated. Please contact support.`],
  ["too_many_attempts", msg`There were too many sign-ins from your network. Please try again in an hour.`],
]);
const anythingElse = msg`Something went wrong on our side, and you weren't signed in. Please try again.`;

/** Why the way through the sign-in service ended here. */
export function SignInProblem() {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const code = query.get("problem");
  if (code === null) return null;
  return (
    <Card role="alert" className="border-l-[6px] border-l-red">
      <h2>
        <Trans>You aren't signed in</Trans>
      </h2>
      <p>{i18n._(sentences.get(code) ?? anythingElse)}</p>
    </Card>
  );
}
