import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, TriangleAlert } from "lucide-react";
import { useState } from "react";

import { ReadCertificateSteps } from "@/api/job-steps";
import { CardForm as limits } from "@/api/limits";
import { JobDialogs } from "@/jobs/job-dialogs";
import { useJobSlice } from "@/jobs/use-job-slice";
import { FilePicker } from "@/ui/file-picker";
import type { Problem } from "@/ui/notify-failure";

import { readCard } from "./api";
import { CardPicture } from "./card-picture";
import { CertificationDialog } from "./certification-dialog";

/** A card from the wallet, photographed: read, and shown beside the form that it fills in. Nothing is saved by itself. */
export function CardReader() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Problem>();
  const job = useJobSlice(readCard, {
    failure: { title: t`The card was not read.`, fallback: t`Please try again, or type in what it says.` },
    cancelled: { title: t`Cancelled`, description: t`The card was not read.` },
    keepsProblem: true,
  });
  const problem = refused ?? (job.isRunning ? undefined : job.problem);

  const take = (files: File[]) => {
    const { maxItems: most, maxLength: largest } = limits.card;
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const description =
      files.length > most
        ? t`A card has two sides at most. Please choose one photo or two.`
        : bytes > largest
          ? t`Take the photos with a smaller setting, or fewer at once.`
          : undefined;
    setRefused(description ? { title: t`The card was not read.`, description } : undefined);
    if (description) return;
    setOpen(true);
    job.start(files);
  };
  const close = () => {
    setOpen(false);
    job.reset();
  };

  return (
    <>
      <FilePicker
        look="plain"
        accept="image/jpeg,image/png,image/heic,image/heif"
        multiple
        disabled={job.isRunning}
        onChoose={(_, files) => take(files)}
      >
        <Camera aria-hidden className="size-5" />
        <Trans>Photograph a card</Trans>
      </FilePicker>
      <div role="alert" className="basis-full empty:hidden">
        {problem && (
          <p className="flex items-start gap-3 rounded-card border-l-[6px] border-red bg-red-bg p-4 text-red">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0 break-words">
              <b>{problem.title}</b> {problem.description}
            </span>
          </p>
        )}
      </div>
      <JobDialogs
        job={job}
        open={open}
        eyebrow={t`Photograph a card`}
        steps={ReadCertificateSteps}
        doneMessage={t`The card is read.`}
        form={() => null}
        result={({ input, result }) => (
          <CertificationDialog
            open
            certification={undefined}
            suggested={result}
            beside={<CardPicture sides={input} />}
            onClose={close}
          />
        )}
      />
    </>
  );
}
