import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useState } from "react";

import { HttpError } from "@/api/http-error";
import { GenerateDocumentSteps } from "@/api/job-steps";
import type { DocumentType, Profile } from "@/api/model";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";
import { JobDialogs } from "@/jobs/job-dialogs";
import { useJobSlice } from "@/jobs/use-job-slice";
import { documentTypeLabel } from "@/ui/document-type";
import { useForgetDraft } from "@/ui/kept-draft";

import { type DocumentWish, generateContent } from "./api";
import { GenerateDialog, POSTING_DRAFT } from "./generate-dialog";

interface GenerateFlowProps {
  /** The kind of document asked for; the flow is closed without one. */
  wanted: DocumentType | undefined;
  profile: Profile | undefined;
  onClose: () => void;
  /** What shows the document once it is written. */
  preview: (documentId: string, close: () => void) => ReactNode;
  /** Gets the focus back when the last dialog has closed. */
  opener: RefObject<HTMLElement | null>;
}

/** From the wish for a document to its preview. */
export function GenerateFlow({ wanted, profile, onClose, preview, opener }: GenerateFlowProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const forgetDraft = useForgetDraft();
  const [subject, setSubject] = useState("");

  const generation = useJobSlice(generateContent, {
    failure: { title: t`Generation Failed`, fallback: (error) => fallbackFor(error) },
    cancelled: { title: t`Cancelled`, description: t`No document was made.` },
    onResult: () => {
      forgetDraft(POSTING_DRAFT);
      return queryClient.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey });
    },
  });

  const fallbackFor = (error: Error) => {
    if (!(error instanceof HttpError)) return t`Failed to generate document. Please try again.`;
    const { status } = error;
    return t`HTTP error! status: ${status}`;
  };

  const start = (wish: DocumentWish, company: string) => {
    const kind = documentTypeLabel(i18n, wish.documentType);
    setSubject(company ? t`${kind} for ${company}` : kind);
    generation.start(wish);
  };

  const close = () => {
    generation.reset();
    onClose();
  };

  return (
    <JobDialogs
      job={generation}
      open={wanted !== undefined}
      eyebrow={subject}
      steps={GenerateDocumentSteps}
      doneMessage={t`Document generated successfully!`}
      form={(open) =>
        wanted && (
          <GenerateDialog
            open={open}
            wanted={wanted}
            profile={profile}
            onStart={start}
            onClose={close}
            opener={opener}
          />
        )
      }
      result={({ result }) => preview(result.documentId, close)}
    />
  );
}
