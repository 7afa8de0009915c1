import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useId, useState } from "react";

import { LARGEST_RESUME_BYTES } from "@/api/limits";
import { parseResume } from "@/api/parse-resume";
import { refreshProfile } from "@/api/refresh-profile";
import { useJob } from "@/progress/use-job";
import { Card } from "@/ui/card";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { ParsingStatus } from "./parsing-status";
import { ToCheck } from "./to-check";

export function ResumeUpload() {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const [toCheck, setToCheck] = useState<string[]>([]);
  const inputId = useId();

  const upload = useJob(parseResume, {
    onSuccess: async ({ message, toCheck: doubts }) => {
      setToCheck(doubts);
      notify({
        title: t`Resume Uploaded Successfully!`,
        description: message || t`Resume has been parsed and your profile updated.`,
      });
      await refreshProfile(queryClient);
    },
    onError: (error) =>
      notifyFailure(error, { title: t`Upload Failed`, fallback: t`Failed to parse resume. Please try again.` }),
  });

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ""; // the same file may be chosen again after either outcome
    if (!file) return;
    if (file.type !== "application/pdf") {
      notify({ tone: "failure", title: t`Invalid File Type`, description: t`Please upload a PDF file.` });
    } else if (file.size > LARGEST_RESUME_BYTES) {
      notify({ tone: "failure", title: t`File Too Large`, description: t`Please upload a file smaller than 10MB.` });
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
        <Trans>A PDF of up to 10 MB. Your jobs, skills and certifications are added to your profile; what is there already stays.</Trans>
      </p>
      <div className="grid gap-1.5">
        <label htmlFor={inputId} className="font-semibold">
          <Trans>Your resume (PDF)</Trans>
        </label>
        <input
          id={inputId}
          type="file"
          accept=".pdf"
          disabled={upload.isRunning}
          onChange={take}
          className="w-full rounded-card border-2 border-dashed border-line-field p-3 file:mr-4 file:min-h-tap file:rounded-card file:border-0 file:bg-hivis file:px-5 file:font-semibold file:text-hivis-ink disabled:opacity-60"
        />
      </div>
      {upload.isRunning && <ParsingStatus run={upload.run} onCancel={upload.cancel} />}
      <ToCheck doubts={toCheck} />
    </Card>
  );
}
