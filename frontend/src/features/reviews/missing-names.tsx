import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { type SyntheticEvent, useState } from "react";

import { WorkExperienceForm as limits } from "@/api/limits";
import type { WorkExperience } from "@/api/model";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useProblem } from "@/ui/notify-failure";
import { Tag } from "@/ui/tag";

import { useNameJob } from "./api";

/** What the resume doesn't say of a job, as a tag, and the field to put it in. */
export function MissingNames({ job }: { job: WorkExperience }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [names, setNames] = useState({ jobTitle: job.jobTitle, companyName: job.companyName });
  const [problem, setProblem] = useState<string>();
  const toProblem = useProblem();
  const naming = useNameJob(job);
  const noTitle = job.jobTitle === "";
  const noCompany = job.companyName === "";
  if (!noTitle && !noCompany) return null;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    naming.mutate(names, {
      onError: (error) =>
        setProblem(toProblem(error, { title: "", fallback: t`That wasn't saved. Please try again.` })?.description),
    });
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {noTitle && <Missing>{t`Job title missing`}</Missing>}
        {noCompany && <Missing>{t`Employer missing`}</Missing>}
      </div>
      {isOpen ? (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
          {noTitle && (
            <TextField
              label={t`Job Title`}
              ref={focus}
              maxLength={limits.jobTitle.maxLength}
              value={names.jobTitle}
              error={problem}
              onChange={({ target }) => setNames({ ...names, jobTitle: target.value })}
            />
          )}
          {noCompany && (
            <TextField
              label={t`Company`}
              ref={noTitle ? undefined : focus}
              autoComplete="organization"
              maxLength={limits.companyName.maxLength}
              value={names.companyName}
              error={noTitle ? undefined : problem}
              onChange={({ target }) => setNames({ ...names, companyName: target.value })}
            />
          )}
          <Button look="yes" type="submit" disabled={naming.isPending}>
            <Trans>Save</Trans>
          </Button>
        </form>
      ) : (
        <Button look="small" className="w-fit" onClick={() => setIsOpen(true)}>
          {noCompany ? <Trans>Add employer</Trans> : <Trans>Add job title</Trans>}
        </Button>
      )}
    </div>
  );
}

/** The button that had the focus is gone. */
const focus = (input: HTMLInputElement | null) => input?.focus();

function Missing({ children }: { children: string }) {
  return (
    <Tag colour="yellow">
      <TriangleAlert aria-hidden className="size-4" />
      {children}
    </Tag>
  );
}
