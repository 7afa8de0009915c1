import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useState } from "react";

import { readWhatJobsBring } from "@/features/notifications/api";
import { type NotificationWords, wordsOf } from "@/features/notifications/notification-words";
import { errorWords } from "@/i18n/codes/errors";
import { JobCancelled, JobFailed } from "@/jobs/job";
import { JobStatus } from "@/jobs/job-status";
import { forgetJob, type RunningJob } from "@/jobs/running-jobs";
import { useJob } from "@/jobs/use-job";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { useNotify } from "@/ui/toast";

/** What is being done, by the kinds whose ending is told. */
const labels: Record<string, MessageDescriptor> = {
  parse_resume: msg`Parsing resume...`,
  generate_document: msg`Writing your document...`,
  render_pdf: msg`Printing the document...`,
};

const begunAt = (location: string) => ({ location });

/** A job that was begun before the page was loaded: how far it is, then what the bell would tell of its ending. */
export function FollowedJob({ job: { id, kind } }: { job: RunningJob }) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const notify = useNotify();
  const [ending, setEnding] = useState<NotificationWords>();
  const forget = () => forgetJob(client, id);

  const following = useJob<string, { title?: string }>(begunAt, {
    abandonWhenLeft: true,
    onSuccess: async ({ title }) => {
      setEnding(wordsOf(i18n, { code: "job_succeeded", parameters: { kind, title }, jobId: id }));
      await readWhatJobsBring(client);
    },
    onError: (error) => {
      if (error instanceof JobFailed) {
        const words = wordsOf(i18n, { code: "job_failed", parameters: { kind }, jobId: id });
        const reason = errorWords(i18n, error.refusal);
        setEnding(words && { ...words, description: reason ?? words.description });
        return;
      }
      if (error instanceof JobCancelled) notify({ title: t`Cancelled` });
      forget(); // the bell tells of the ending of one that can't be followed
    },
  });

  const { start } = following;
  useEffect(() => start(`/api/jobs/${id}`), [start, id]);

  const label = labels[kind];
  if (ending) return <Ended ending={ending} onDismiss={forget} />;
  if (!label || !following.isRunning) return null;
  return (
    <Card>
      <JobStatus job={following} label={i18n._(label)} />
    </Card>
  );
}

function Ended({
  ending: { title, description, to },
  onDismiss,
}: {
  ending: NotificationWords;
  onDismiss: () => void;
}) {
  const { t } = useLingui();
  return (
    <Card className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-3">
        <div role="status" className="grid gap-0.5">
          <p className="font-semibold">{title}</p>
          {description && <p className="text-ink-soft">{description}</p>}
        </div>
        <ButtonLink look="small" className="w-fit" to={to} onClick={onDismiss}>
          <Trans>Open</Trans>
        </ButtonLink>
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={onDismiss}
        className="-my-2 -mr-3 grid size-tap shrink-0 place-items-center rounded-card hover:bg-grey-bg"
      >
        <X aria-hidden className="size-5" />
      </button>
    </Card>
  );
}
