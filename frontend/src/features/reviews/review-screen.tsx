import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router";

import { HttpError } from "@/api/http-error";
import type { Certification, WorkExperience } from "@/api/model";
import { longDay } from "@/i18n/dates";
import { Button, ButtonLink } from "@/ui/button";
import { EmptyState, ErrorState, ListSkeleton } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { PageHeader } from "@/ui/page-header";
import { useNotify } from "@/ui/toast";

import { AddedEducation, AddedLanguage } from "./added-background";
import { AddedCard } from "./added-card";
import { AddedContact, hasContact } from "./added-contact";
import { AddedCertification, AddedJob } from "./added-rows";
import { AddedSkills } from "./added-skills";
import { type Education, refreshAll, type Review, type SpokenLanguage, useFinish, useReview } from "./api";
import { DoubtsCard } from "./doubts-card";
import { UndoUpload } from "./undo-upload";

/** The dialogs of the profile's own screens, open while there is a row to edit. */
export interface RowDialogs {
  job: (job: WorkExperience, close: () => void) => ReactNode;
  certification: (certification: Certification, close: () => void) => ReactNode;
  education: (education: Education, close: () => void) => ReactNode;
  language: (language: SpokenLanguage, close: () => void) => ReactNode;
  contact: (close: () => void) => ReactNode;
}

/** What an upload added to the profile: doubts first, then everything, list by list. */
export function ReviewScreen({ dialogs }: { dialogs: RowDialogs }) {
  const { t } = useLingui();
  const { reviewId = "" } = useParams();
  const { data: review, error, isPending, refetch } = useReview(reviewId);
  if (review) return <Whole review={review} dialogs={dialogs} />;
  return (
    <>
      <PageHeader title={t`Check what we read`} />
      {isPending ? (
        <ListSkeleton />
      ) : error instanceof HttpError && error.status === 404 ? (
        <EmptyState
          title={<Trans>This review is finished</Trans>}
          action={
            <ButtonLink to="/profile">
              <Trans>My Profile</Trans>
            </ButtonLink>
          }
        >
          <Trans>What the upload added is in your profile, or was removed from it.</Trans>
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Whole({ review, dialogs }: { review: Review; dialogs: RowDialogs }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const finishing = useFinish(review.id);
  const [edited, setEdited] = useState<ReactNode>();
  const { fileName, finishedAt, workExperiences, equipmentSkills, certifications, education, languages } = review;
  const { contact, doubts } = review;
  const lists = [workExperiences, equipmentSkills, certifications, education, languages];
  const count = lists.reduce((sum, { length }) => sum + length, hasContact(contact) ? 1 : 0);
  const open = doubts.filter(({ answer }) => answer === null);
  const doubtful = new Set(open.map(({ rowId }) => rowId));
  const finished = finishedAt && longDay(i18n, finishedAt);

  const close = () => {
    setEdited(undefined);
    void refreshAll(queryClient);
  };
  const finish = () =>
    finishing.mutate(undefined, {
      onSuccess: () => {
        notify({ title: t`Review finished`, description: t`Everything is in your profile as you left it.` });
        void navigate("/profile");
      },
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`That wasn't saved. Please try again.` }),
    });
  const undone = () => {
    notify({ title: t`Upload undone`, description: t`What it added was removed from your profile.` });
    void navigate("/profile");
  };
  const finishButton = !finishedAt && (
    <Button look="main" disabled={finishing.isPending} onClick={finish}>
      <Trans>Finish review</Trans>
    </Button>
  );

  return (
    <>
      <PageHeader
        eyebrow={<Trans>Upload Resume · {fileName}</Trans>}
        title={t`Check what we read`}
        subtitle={
          <>
            <Plural value={count} one="# thing added to your profile." other="# things added to your profile." />{" "}
            {finished ? (
              <Trans>You finished this review on {finished}.</Trans>
            ) : (
              open.length > 0 && <Plural value={open.length} one="# needs your eye." other="# need your eye." />
            )}
          </>
        }
        actions={
          <>
            <UndoUpload reviewId={review.id} count={count} onUndone={undone} />
            {finishButton}
          </>
        }
      />
      <DoubtsCard review={review} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <AddedCard title={t`Work Experience`} count={workExperiences.length}>
          <ul>
            {workExperiences.map((job) => (
              <AddedJob key={job.id} job={job} onEdit={() => setEdited(dialogs.job(job, close))} />
            ))}
          </ul>
        </AddedCard>
        <div className="grid gap-5">
          <AddedCard title={t`Certifications`} count={certifications.length}>
            <ul>
              {certifications.map((one) => (
                <AddedCertification
                  key={one.id}
                  certification={one}
                  isDoubtful={doubtful.has(one.id)}
                  onEdit={() => setEdited(dialogs.certification(one, close))}
                />
              ))}
            </ul>
          </AddedCard>
          <AddedCard title={t`Education and training`} count={education.length}>
            <ul>
              {education.map((one) => (
                <AddedEducation key={one.id} row={one} onEdit={() => setEdited(dialogs.education(one, close))} />
              ))}
            </ul>
          </AddedCard>
          <AddedContact contact={contact} onEdit={() => setEdited(dialogs.contact(close))} />
          <AddedCard title={t`Languages`} count={languages.length}>
            <ul>
              {languages.map((one) => (
                <AddedLanguage key={one.id} row={one} onEdit={() => setEdited(dialogs.language(one, close))} />
              ))}
            </ul>
          </AddedCard>
        </div>
      </div>
      <AddedSkills skills={equipmentSkills} />
      <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-ink-soft">
          <Trans>Undo takes out what this upload added. What you typed yourself stays.</Trans>
        </p>
        {finishButton}
      </footer>
      {edited}
    </>
  );
}
