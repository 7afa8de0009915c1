import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useCurrentUser } from "@/api/queries/current-user";
import { useProfile } from "@/api/queries/profile";
import { useOpenReviews } from "@/api/queries/resume-reviews";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/field";
import { ErrorState, ListSkeleton } from "@/ui/list-states";
import { PageHeader } from "@/ui/page-header";

import { EducationCard } from "./background/education-card";
import { LanguagesCard } from "./background/languages-card";
import { ReferencesCard } from "./background/references-card";
import { ContactCard } from "./contact-card";
import { ResumeUpload } from "./resume-upload";

export function ProfileScreen() {
  const { t } = useLingui();
  const { data: profile } = useProfile();
  const canBeWritten = profile && profile.workExperiences.length + profile.equipmentSkills.length > 0;
  const isToReview = (useOpenReviews().data ?? []).length > 0;
  return (
    <>
      <PageHeader
        title={t`My Profile`}
        actions={
          canBeWritten && (
            <ButtonLink to="/generate" look={isToReview ? "plain" : "main"}>
              <Trans>Generate Resume</Trans>
            </ButtonLink>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <ResumeUpload isNext={profile !== undefined && !canBeWritten} />
          <PersonalInfo />
        </div>
        <ContactCard />
      </div>
      <Counts />
      <Background />
    </>
  );
}

function PersonalInfo() {
  const { t } = useLingui();
  const { data: user } = useCurrentUser();
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Personal information</Trans>
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t`First Name`} value={user?.firstName ?? ""} disabled />
        <TextField label={t`Last Name`} value={user?.lastName ?? ""} disabled />
      </div>
      <TextField label={t`Email`} value={user?.email ?? ""} disabled />
      <p className="text-sm text-ink-soft">
        <Trans>
          Your name and email are managed through your <Link to="/account">account settings</Link>. If you can't change
          them there, contact support.
        </Trans>
      </p>
    </Card>
  );
}

/** What else a resume says; its cards wait for the profile, which the counts above say is being read. */
function Background() {
  const { data: profile } = useProfile();
  return (
    profile && (
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <EducationCard education={profile.education} />
          <LanguagesCard languages={profile.languages} />
        </div>
        <ReferencesCard references={profile.references} />
      </div>
    )
  );
}

function Counts() {
  const { t } = useLingui();
  const { data: profile, isPending, refetch } = useProfile();
  if (isPending) return <ListSkeleton rows={1} />;
  if (!profile) return <ErrorState onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Count to="/experience" count={profile.workExperiences.length}>{t`Work Experience`}</Count>
      <Count to="/skills?tab=certifications" count={profile.certifications.length}>{t`Certifications`}</Count>
      <Count to="/skills" count={profile.equipmentSkills.length}>{t`Equipment Skills`}</Count>
    </div>
  );
}

function Count({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex items-end justify-between gap-3 rounded-card border border-t-[6px] border-line border-t-line-strong bg-card p-5 no-underline shadow-card hover:bg-grey-bg"
    >
      <span className="font-head text-[1.35rem] leading-tight font-semibold">{children}</span>
      <span className="figure text-4xl">{count}</span>
    </Link>
  );
}
