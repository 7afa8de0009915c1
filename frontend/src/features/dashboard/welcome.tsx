import { Trans, useLingui } from "@lingui/react/macro";

import { ButtonLink } from "@/ui/button";
import { PageHeader } from "@/ui/page-header";

/** Two ways in: what to do first for an empty profile, a greeting for everyone else. */
export function Welcome({ firstName, isNew }: { firstName: string | null; isNew: boolean }) {
  const { t } = useLingui();
  if (!isNew)
    return <PageHeader eyebrow={t`Dashboard`} title={firstName ? t`Welcome back, ${firstName}` : t`Welcome back`} />;
  return (
    <PageHeader
      eyebrow={t`Dashboard`}
      title={firstName ? t`Welcome, ${firstName}` : t`Welcome`}
      subtitle={t`Your profile is empty. Add what you have done, and your first resume is a minute away.`}
      actions={
        <>
          <ButtonLink to="/experience">
            <Trans>Add Work Experience</Trans>
          </ButtonLink>
          <ButtonLink to="/skills">
            <Trans>Add Skills & Certifications</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
