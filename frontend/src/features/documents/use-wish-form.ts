import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm, type UseFormReturn } from "react-hook-form";
import { z } from "zod";

import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "@/api/limits";
import { type DocumentType, documentTypes } from "@/api/model";

export interface Wish {
  documentType: DocumentType;
  jobDescription: string;
  /** Where the description was read from, if it wasn't typed. */
  posting?: { url: string; company: string } | undefined;
}

export type WishForm = UseFormReturn<Wish>;

/** The form's values outlive its dialog while the document is made, so that a failure loses nothing. */
export function useWishForm(documentType: DocumentType): WishForm {
  const { t } = useLingui();
  const schema = z.object({
    documentType: z.enum(documentTypes),
    jobDescription: z
      .string()
      .trim()
      .min(1, t`Job description is required`)
      .min(SHORTEST_DESCRIPTION, t`Please provide a more detailed job description`)
      .max(LONGEST_DESCRIPTION, t`Please use at most ${LONGEST_DESCRIPTION} characters`),
    posting: z.object({ url: z.string(), company: z.string() }).optional(),
  });
  return useForm<Wish>({ resolver: zodResolver(schema), defaultValues: { documentType, jobDescription: "" } });
}
