import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";

import { HttpError } from "@/api/http-error";
import type { DocumentType, Profile } from "@/api/model";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";
import { JobCancelled } from "@/jobs/job";
import { ProgressDialog } from "@/jobs/progress-dialog";
import { useJob } from "@/jobs/use-job";
import { documentTypeLabel } from "@/ui/document-type";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { generateContent } from "./api";
import type { DocumentWish, GeneratedContent } from "./api";
import { GenerateDialog } from "./generate-dialog";
import { generateSteps } from "./generate-steps";
import { PreviewDialog } from "./preview-dialog";

/** How long 'Document generated successfully!' is on the screen before the preview takes its place. */
const SUCCESS_SHOWN_MS = 1_000;

interface GenerateFlowProps {
  /** The kind of document asked for; the flow is closed without one. */
  wanted: DocumentType | undefined;
  profile: Profile | undefined;
  onClose: () => void;
  /** Gets the focus back when the last dialog has closed. */
  opener: RefObject<HTMLElement | null>;
}

export interface Preview {
  wish: DocumentWish;
  document: GeneratedContent;
}

/**
 * From the wish for a document to its preview: the dialog that asks, the one that shows the work, the one that
 * shows the document.
 */
export function GenerateFlow({ wanted, profile, onClose, opener }: GenerateFlowProps) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<"input" | "progress" | "preview">("input");
  const [preview, setPreview] = useState<Preview>();
  const [subject, setSubject] = useState("");

  const generation = useJob(generateContent, {
    onSuccess: async (document, wish) => {
      setPreview({ wish, document });
      setTimeout(() => setStep("preview"), SUCCESS_SHOWN_MS);
      await queryClient.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey });
    },
    onError: (error) => {
      setStep("input");
      if (error instanceof JobCancelled) notify({ title: t`Cancelled`, description: t`No document was made.` });
      else notifyFailure(error, { title: t`Generation Failed`, fallback: fallbackFor(error) });
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
    setStep("progress");
    generation.start(wish);
  };

  const close = () => {
    setStep("input");
    onClose();
  };

  return (
    <>
      {wanted && (
        <GenerateDialog
          open={step === "input"}
          wanted={wanted}
          profile={profile}
          onStart={start}
          onClose={close}
          opener={opener}
        />
      )}
      <ProgressDialog
        open={wanted !== undefined && step === "progress"}
        run={generation.run}
        eyebrow={subject}
        steps={generateSteps}
        doneMessage={t`Document generated successfully!`}
        onCancel={generation.cancel}
      />
      <PreviewDialog open={step === "preview"} preview={preview} onClose={close} opener={opener} />
    </>
  );
}
