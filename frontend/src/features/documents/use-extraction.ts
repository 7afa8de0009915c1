import { useLingui } from "@lingui/react/macro";

import { useJobSlice } from "@/jobs/use-job-slice";
import { useNotify } from "@/ui/toast";

import { extractJob } from "./api";
import type { WishForm } from "./use-wish-form";

/** Reads a posting from its address into the form, for as long as the form is open. */
export function useExtraction(form: WishForm) {
  const { t } = useLingui();
  const notify = useNotify();

  return useJobSlice(extractJob, {
    abandonWhenLeft: true,
    keepsProblem: true,
    onResult: ({ description, ...details }, url) => {
      const { company } = details;
      form.setValue("jobDescription", description, { shouldValidate: true });
      form.setValue("posting", { url, ...details });
      const source = company || t`the posting`;
      notify({ title: t`Job Details Extracted`, description: t`The job description from ${source} is filled in.` });
    },
    failure: { title: t`Extraction Failed`, fallback: t`Failed to extract job details from URL` },
  });
}

export type Extraction = ReturnType<typeof useExtraction>;
