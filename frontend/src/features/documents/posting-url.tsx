import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useState } from "react";

import { JobStatus } from "@/jobs/job-status";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotify } from "@/ui/toast";

import { JobDescriptionField } from "./job-description-field";
import type { Extraction } from "./use-extraction";
import type { WishForm } from "./use-wish-form";

/** A posting's address, and what was read from it, where the person can look it over. */
export function PostingUrl({ form, extraction }: { form: WishForm; extraction: Extraction }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [url, setUrl] = useState(form.getValues("posting")?.url ?? "");

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
      {extraction.isRunning ? (
        <JobStatus job={extraction} label={t`Extracting job details...`} />
      ) : (
        <Button className="w-fit" onClick={extract}>
          <Trans>Extract Job Details</Trans>
        </Button>
      )}
      <JobDescriptionField form={form} hint={t`Filled from the posting. Look it over, and change what was misread.`} />
    </>
  );
}
