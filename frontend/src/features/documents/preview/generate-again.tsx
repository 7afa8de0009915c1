import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";

import { GenerateDocumentSteps } from "@/api/job-steps";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";
import { JobDialogs } from "@/jobs/job-dialogs";
import { useJobSlice } from "@/jobs/use-job-slice";
import { Button } from "@/ui/button";

import { generateContent } from "../api";
import { findingsOf, type StoredDocument } from "./api";

interface GenerateAgainProps {
  stored: StoredDocument;
  onWritten: (documentId: string) => void;
}

/** The profile says more now than when this was written: the same posting once more, as another document. */
export function GenerateAgain({ stored, onWritten }: GenerateAgainProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const generation = useJobSlice(generateContent, {
    failure: { title: t`Generation Failed`, fallback: t`Failed to generate document. Please try again.` },
    cancelled: { title: t`Cancelled`, description: t`No document was made.` },
    onResult: ({ documentId }) => {
      onWritten(documentId);
      return client.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey });
    },
  });
  const { title, company, location } = findingsOf(stored).posting;
  const start = () =>
    generation.start({
      documentType: stored.type,
      language: stored.composed.language,
      jobDescription: stored.jobDescription ?? "",
      jobTitle: title || null,
      company: company || null,
      location: location || null,
    });

  return (
    <div role="status" className="flex flex-wrap items-center gap-3 border-l-4 border-green bg-card px-4 py-2.5">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
      <p className="min-w-0 flex-1 basis-52">
        <Trans>Your profile has it now. Generate the document again to use it.</Trans>
      </p>
      <Button look="small" onClick={start}>
        <Trans>Generate Again</Trans>
      </Button>
      <JobDialogs
        job={generation}
        open
        eyebrow={stored.title}
        steps={GenerateDocumentSteps}
        doneMessage={t`Document generated successfully!`}
        form={() => null}
        result={() => null}
      />
    </div>
  );
}
