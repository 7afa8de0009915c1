import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm, type UseFormReturn } from "react-hook-form";
import { z } from "zod";

import { GenerateContent as limits } from "@/api/limits";
import { type DocumentType, documentTypes } from "@/api/model";
import { useFieldSchemas } from "@/ui/field-schemas";

export interface Wish {
  documentType: DocumentType;
  /** Of the document; empty for the posting's own. */
  language: "" | "en" | "es";
  jobDescription: string;
  /** The address that was typed, read or not. */
  url: string;
  /** Where the description was read from, if it wasn't typed, and what else was read there. */
  posting?: ReadPosting | undefined;
}

export interface ReadPosting {
  url: string;
  title: string;
  company: string;
  location: string;
  closed: boolean;
  truncated: boolean;
}

export type WishForm = UseFormReturn<Wish>;

/** The form's values outlive its dialog while the document is made, so that a failure loses nothing. */
export function useWishForm(documentType: DocumentType): WishForm {
  const { t } = useLingui();
  const { text, requiredText } = useFieldSchemas();
  const schema = z.object({
    documentType: z.enum(documentTypes),
    language: z.enum(["", "en", "es"]),
    jobDescription: requiredText(t`Job description is required`, limits.jobDescription).min(
      limits.jobDescription.minLength,
      t`Please provide a more detailed job description`,
    ),
    url: z.string(),
    posting: z
      .object({
        url: z.string(),
        title: text(limits.jobTitle),
        company: text(limits.company),
        location: text(limits.location),
        closed: z.boolean(),
        truncated: z.boolean(),
      })
      .optional(),
  });
  const defaultValues: Wish = { documentType, language: "", jobDescription: "", url: "" };
  return useForm<Wish>({ resolver: zodResolver(schema), defaultValues });
}
