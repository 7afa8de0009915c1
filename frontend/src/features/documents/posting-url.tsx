import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useState } from "react";

import { extractJob } from "@/api/extract-job";
import { translateServerMessage } from "@/i18n/server-messages";
import { JobCancelled } from "@/progress/job";
import { useJob } from "@/progress/use-job";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Spinner } from "@/ui/spinner";
import { useNotify } from "@/ui/toast";

import { JobDescriptionField } from "./job-description-field";
import type { WishForm } from "./use-wish-form";

/** Reads a posting from its address into the form's job description, where the person can look it over. */
export function PostingUrl({ form }: { form: WishForm }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [url, setUrl] = useState(form.getValues("posting")?.url ?? "");

  const extraction = useJob(extractJob, {
    onSuccess: ({ description, company }, readFrom) => {
      form.setValue("jobDescription", description, { shouldValidate: true });
      form.setValue("posting", { url: readFrom, company });
      const source = company || t`the posting`;
      notify({ title: t`Job Details Extracted`, description: t`The job description from ${source} is filled in.` });
    },
    onError: (error) => {
      if (error instanceof JobCancelled) return;
      notifyFailure(error, { title: t`Extraction Failed`, fallback: t`Failed to extract job details from URL` });
    },
  });

  const extract = () => {
    const trimmed = url.trim();
    if (trimmed) extraction.start(trimmed);
    else notify({ tone: "failure", title: t`URL Required`, description: t`Please enter a job posting URL` });
  };

  const extractOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // Enter here means this address, not the whole form
    if (!extraction.isRunning) extract();
  };

  return (
    <>
      <TextField
        label={t`Job Posting URL`}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={t`Works with most job boards, such as Indeed, LinkedIn, ZipRecruiter and CalJOBS, and with companies' own pages.`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={extractOnEnter}
        disabled={extraction.isRunning}
      />
      <div className="flex min-h-tap flex-wrap items-center gap-4">
        {extraction.isRunning ? (
          <>
            <Spinner visible label={translateServerMessage(i18n, extraction.run.message ?? "Opening the posting...")} />
            <Button look="small" onClick={extraction.cancel} disabled={extraction.run.phase === "cancelling"}>
              <Trans>Stop</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={extract}>
            <Trans>Extract Job Details</Trans>
          </Button>
        )}
      </div>
      <JobDescriptionField form={form} hint={t`Filled from the posting. Look it over, and change what was misread.`} />
    </>
  );
}
