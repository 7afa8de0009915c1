import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useForm, useWatch } from "react-hook-form";

import { type Language, languages } from "@/i18n/preferred-language";
import { Select, TextArea, TextField } from "@/ui/field";
import { RecordForm } from "@/ui/record-form";
import { useDraft } from "@/ui/use-draft";

import type { BlogStatus, ManagedPost } from "./api";
import { FeaturedImageField } from "./featured-image-field";
import { PostPreview } from "./post-preview";
import { SearchFields } from "./search-fields";
import { statusNames } from "./statuses";
import { draftedFields, formOf, usePostSchema, type WrittenPost } from "./written-post";

interface PostFormProps {
  /** The post to edit; without one the form begins empty. */
  post?: ManagedPost;
  statuses: BlogStatus[];
  isSubmitting: boolean;
  onSubmit: (written: WrittenPost) => void;
  onCancel: () => void;
  /** The name under which what is typed is kept until it is stored. */
  draft: string;
}

export function PostForm({ post, statuses, isSubmitting, onSubmit, onCancel, draft }: PostFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<WrittenPost>({
    resolver: zodResolver(usePostSchema()),
    defaultValues: formOf(post, i18n.locale as Language),
  });
  const { register, handleSubmit, control, setValue, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft(draft, form, draftedFields);
  const content = useWatch({ control, name: "content" });
  const featuredImage = useWatch({ control, name: "featuredImage" });

  return (
    <RecordForm
      isEdit={post !== undefined}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      {cameBack}
      <TextField label={t`Title`} required error={errors.title?.message} {...register("title")} />
      <TextArea
        label={t`Content`}
        required
        rows={12}
        hint={t`Each line is a paragraph. ## begins a heading, - a list, > a quote; **bold**, *italic*, [words](https://example.com). | Trade | Pay | with |---|---| under it begins a table.`}
        error={errors.content?.message}
        {...register("content")}
      />
      <PostPreview content={content} />
      <TextArea
        label={t`Excerpt`}
        rows={3}
        hint={t`Shown on the post's card.`}
        error={errors.excerpt?.message}
        {...register("excerpt")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label={t`Status`} {...register("status")}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {i18n._(statusNames[status])}
            </option>
          ))}
        </Select>
        <Select label={t`Language`} {...register("language")}>
          {Object.entries(languages).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </Select>
        <TextField label={t`Tags`} hint={t`Separated by commas`} error={errors.tags?.message} {...register("tags")} />
      </div>
      <FeaturedImageField
        address={featuredImage}
        onChange={(address) => setValue("featuredImage", address, { shouldDirty: true })}
      />
      <SearchFields register={register} errors={errors} isPublished={Boolean(post?.publishedAt)} />
    </RecordForm>
  );
}
