import { Trans, useLingui } from "@lingui/react/macro";
import type { FieldErrors, UseFormRegister } from "react-hook-form";

import { TextArea, TextField } from "@/ui/field";

import type { WrittenPost } from "./written-post";

interface SearchFieldsProps {
  register: UseFormRegister<WrittenPost>;
  errors: FieldErrors<WrittenPost>;
  isPublished: boolean;
}

/** The post's address, and what search engines and link previews say of it. */
export function SearchFields({ register, errors, isPublished }: SearchFieldsProps) {
  const { t } = useLingui();
  return (
    <details className="rounded-card border border-line">
      <summary className="flex min-h-tap items-center px-4 font-semibold">
        <Trans>Address and search engines</Trans>
      </summary>
      <div className="grid gap-5 p-4 pt-2">
        <TextField
          label={t`Address`}
          autoComplete="off"
          readOnly={isPublished}
          hint={
            isPublished
              ? t`This post has been published, so its address stays: others may link to it.`
              : t`The part after /blog/. Leave it blank to make it from the title.`
          }
          error={errors.slug?.message}
          {...register("slug")}
        />
        <TextField
          label={t`Search title`}
          hint={t`Leave it blank to use the title.`}
          error={errors.seoTitle?.message}
          {...register("seoTitle")}
        />
        <TextArea
          label={t`Search description`}
          rows={3}
          hint={t`Leave it blank to use the excerpt, or the first lines.`}
          error={errors.seoDescription?.message}
          {...register("seoDescription")}
        />
      </div>
    </details>
  );
}
