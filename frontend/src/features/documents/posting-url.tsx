import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect } from "react";

import { JobStatus } from "@/jobs/job-status";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotify } from "@/ui/toast";

import { JobDescriptionField } from "./job-description-field";
import { PostingDetails } from "./posting-details";
import type { Extraction } from "./use-extraction";
import type { WishForm } from "./use-wish-form";

/** A posting's address, and what was read from it, where the person can look it over. */
export function PostingUrl({ form, extraction }: { form: WishForm; extraction: Extraction }) {
  const { t } = useLingui();
  const notify = useNotify();
  const posting = form.watch("posting");
  const { isRunning } = extraction;
  const { setFocus } = form;

  // The button that was pressed is gone while it is read: the focus waits in the address, which may need mending.
  useEffect(() => {
    if (isRunning) setFocus("url");
  }, [isRunning, setFocus]);

  const extract = () => {
    const trimmed = form.getValues("url").trim();
    if (trimmed) extraction.start(trimmed);
    else {
      setFocus("url");
      notify({
        passing: true,
        tone: "failure",
        title: t`URL Required`,
        description: t`Please enter a job posting URL`,
      });
    }
  };

  const extractOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // Enter here means this address, not the whole form
    if (!isRunning) extract();
  };

  return (
    <>
      <TextField
        label={t`Job Posting URL`}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint={t`Works with most job boards, such as Indeed, LinkedIn, ZipRecruiter and CalJOBS, and with companies' own pages.`}
        onKeyDown={extractOnEnter}
        {...form.register("url")}
        readOnly={isRunning}
      />
      {isRunning ? (
        <JobStatus job={extraction} label={t`Extracting job details...`} />
      ) : (
        <Button className="w-fit" onClick={extract}>
          <Trans>Extract Job Details</Trans>
        </Button>
      )}
      {extraction.problem && (
        <div role="alert" className="grid gap-1 rounded-card border border-red bg-red-bg p-4 text-red">
          <p className="font-semibold">{extraction.problem.title}</p>
          <p>{extraction.problem.description}</p>
        </div>
      )}
      {posting && <PostingDetails form={form} posting={posting} />}
      <JobDescriptionField
        form={form}
        hint={
          posting
            ? t`Filled from the posting. Look it over, and change what was misread.`
            : t`It is filled in once the posting is read.`
        }
      />
    </>
  );
}
