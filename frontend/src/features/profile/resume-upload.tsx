import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Camera, FileUp } from "lucide-react";
import { useState } from "react";

import { refreshProfile } from "@/api/queries/profile";
import { refreshReviews, useOpenReviews } from "@/api/queries/resume-reviews";
import { findingWords } from "@/i18n/codes/jobs";
import { JobStatus } from "@/jobs/job-status";
import { useJobSlice } from "@/jobs/use-job-slice";
import { Card } from "@/ui/card";
import { FilePicker } from "@/ui/file-picker";
import type { Problem } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { type Finding, parseResume } from "./api";
import { OpenReviews } from "./open-reviews";
import { acceptedFiles, isPicture } from "./resume-files";
import { ResumePages } from "./resume-pages";
import { rowsAddedWords } from "./rows-added";
import { UploadProblem } from "./upload-problem";
import { useRefusal } from "./use-refusal";

interface ResumeUploadProps {
  /** It is what to do next here: there is nothing yet that a document could be written from. */
  isNext: boolean;
}

export function ResumeUpload({ isNext }: ResumeUploadProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const refusalOf = useRefusal();
  const [leftOut, setLeftOut] = useState<Finding>();
  const [pages, setPages] = useState<File[]>([]);
  const [refused, setRefused] = useState<Problem>();
  const isToReview = (useOpenReviews().data ?? []).length > 0;
  const upload = useJobSlice(parseResume, {
    onResult: async ({ added, toCheck }) => {
      setLeftOut(toCheck.find(({ code }) => code === "no_room"));
      setPages([]);
      notify({ title: t`Resume Uploaded Successfully!`, description: rowsAddedWords(i18n, added) });
      await Promise.all([refreshProfile(queryClient), refreshReviews(queryClient)]);
    },
    failure: { title: t`Upload Failed`, fallback: t`Failed to parse resume. Please try again.` },
    cancelled: { title: t`Cancelled`, description: t`Nothing was added to your profile.` },
  });

  const failed = upload.problem && { ...upload.problem, title: t`Your resume was not read.` };
  const start = (files: File[]) => {
    setLeftOut(undefined);
    upload.start(files);
  };
  /** Pictures wait for each other, page by page; any other file is the whole resume. */
  const take = (files: File[]) => {
    const together = [...pages, ...files];
    const refusal = refusalOf(files.every(isPicture) ? together : files);
    setRefused(refusal?.inPlace);
    if (refusal) notify({ passing: true, tone: "failure", ...refusal.told });
    else if (files.every(isPicture)) setPages(together);
    else start(files);
  };

  return (
    <Card look={isNext || isToReview ? "hot" : "placard"} className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Upload Resume</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          A PDF, a Word file, or photos of its pages, up to 10 MB. Your jobs, skills, certifications, education and
          languages are added to your profile; what is there already stays.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <FilePicker
          look={isNext && pages.length === 0 && !isToReview ? "main" : "plain"}
          accept={acceptedFiles}
          multiple
          disabled={upload.isRunning}
          onChoose={(_, files) => take(files)}
        >
          <FileUp aria-hidden className="size-5" />
          <Trans>Choose a file</Trans>
        </FilePicker>
        <FilePicker
          look="plain"
          accept="image/*"
          capture="environment"
          disabled={upload.isRunning}
          className="hidden pointer-coarse:inline-flex"
          onChoose={(_, files) => take(files)}
        >
          <Camera aria-hidden className="size-5" />
          {pages.length > 0 ? <Trans>Photograph the next page</Trans> : <Trans>Take a photo</Trans>}
        </FilePicker>
      </div>
      {!upload.isRunning && pages.length > 0 && (
        <ResumePages pages={pages} isNext={isNext} onChange={setPages} onRead={start} />
      )}
      <JobStatus job={upload} label={t`Parsing resume...`} />
      {!upload.isRunning && <UploadProblem problem={refused ?? failed} />}
      {leftOut && <p className="rounded-card bg-yellow-bg p-4 text-yellow">{findingWords(i18n, leftOut)}</p>}
      <OpenReviews />
    </Card>
  );
}
