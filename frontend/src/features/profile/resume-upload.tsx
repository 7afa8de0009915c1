import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { ResumeForm as limits } from "@/api/limits";
import { refreshProfile } from "@/api/queries/profile";
import { JobStatus } from "@/jobs/job-status";
import { useJobSlice } from "@/jobs/use-job-slice";
import { Card } from "@/ui/card";
import { FilePicker } from "@/ui/file-picker";
import { useNotify } from "@/ui/toast";

import { type Finding, parseResume, useResumeDoubts } from "./api";
import { rowsAddedWords } from "./rows-added";
import { ToCheck } from "./to-check";

export function ResumeUpload() {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [toCheck, setToCheck] = useState<Finding[]>();
  const [address] = useSearchParams();
  const earlier = useResumeDoubts(address.get("check")); // a notification leads here

  const upload = useJobSlice(parseResume, {
    onResult: async ({ added, toCheck: findings }) => {
      setToCheck(findings);
      notify({ title: t`Resume Uploaded Successfully!`, description: rowsAddedWords(i18n, added) });
      await refreshProfile(queryClient);
    },
    failure: { title: t`Upload Failed`, fallback: t`Failed to parse resume. Please try again.` },
    cancelled: { title: t`Cancelled`, description: t`Nothing was added to your profile.` },
  });

  const take = (file: File) => {
    if (file.type !== "application/pdf") {
      notify({
        passing: true,
        tone: "failure",
        title: t`Invalid File Type`,
        description: t`Please upload a PDF file.`,
      });
    } else if (file.size > limits.resume.maxLength) {
      notify({
        passing: true,
        tone: "failure",
        title: t`File Too Large`,
        description: t`Please upload a file smaller than 10MB.`,
      });
    } else {
      setToCheck([]);
      upload.start(file);
    }
  };

  return (
    <Card look="hot" className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Upload Resume</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          A PDF of up to 10 MB. Your jobs, skills and certifications are added to your profile; what is there already
          stays.
        </Trans>
      </p>
      <FilePicker look="main" accept=".pdf" disabled={upload.isRunning} onChoose={take}>
        <FileUp aria-hidden className="size-5" />
        <Trans>Choose a PDF</Trans>
      </FilePicker>
      <JobStatus job={upload} label={t`Parsing resume...`} />
      <ToCheck findings={toCheck ?? earlier.data ?? []} />
    </Card>
  );
}
