import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useCurrentUser } from "@/api/queries/current-user";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { PageHeader } from "@/ui/page-header";
import { PublicPage } from "@/ui/public-page";

export function AboutScreen() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return (
    <PublicPage>
      <PageHeader eyebrow={t`Our mission`} title={t`About Us`} />
      <div className="grid gap-4 text-lg">
        <p>
          <Trans>
            Tradefolio exists so that skilled-trades workers get hired for what they can do. Welders, electricians,
            drivers and mechanics rarely write for a living, and a good hand is too often passed over for a thin page.
          </Trans>
        </p>
        <p>
          <Trans>
            So we keep the writing short and honest: you tell us your jobs, your equipment and your certifications once,
            and get a resume or a cover letter for each job you go for.
          </Trans>
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Blurb title={t`One profile`}>
          <Trans>Work experience, equipment and certifications in one place, filled from your resume or by hand.</Trans>
        </Blurb>
        <Blurb title={t`Matched to the job`}>
          <Trans>Paste a posting or its link: what it asks for and you have comes first.</Trans>
        </Blurb>
        <Blurb title={t`True to your record`}>
          <Trans>We claim nothing that your profile doesn't say. What is missing is listed for you.</Trans>
        </Blurb>
        <Blurb title={t`Read by machines and people`}>
          <Trans>Plain, tagged PDFs that applicant tracking systems read well, and that look right on paper.</Trans>
        </Blurb>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="main" to={user ? "/" : "/register"}>
          {user ? <Trans>Dashboard</Trans> : <Trans>Get Started Free</Trans>}
        </ButtonLink>
        <ButtonLink to="/faq">
          <Trans>Learn More</Trans>
        </ButtonLink>
      </div>
    </PublicPage>
  );
}

function Blurb({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card look="placard">
      <h2 className="mb-1.5 text-xl">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </Card>
  );
}
