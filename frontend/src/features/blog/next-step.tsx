import { Trans } from "@lingui/react/macro";

import { useCurrentUser } from "@/api/queries/current-user";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";

/** Under a post: what somebody who came to read can do here. */
export function NextStep() {
  const { data: user } = useCurrentUser();
  return (
    <Card look="hot" className="grid justify-items-start gap-3">
      <h2 className="text-2xl">
        <Trans>Turn what you do into a resume</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft">
        <Trans>
          Tell us your jobs, machines and certificates once. Each resume and letter is matched to the posting.
        </Trans>
      </p>
      <ButtonLink look="main" to={user ? "/generate" : "/register"}>
        {user ? <Trans>Generate Resume</Trans> : <Trans>Get Started Free</Trans>}
      </ButtonLink>
    </Card>
  );
}
