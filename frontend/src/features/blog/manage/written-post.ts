import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { NewBlogPost as limits } from "@/api/limits";
import { type Language, languages } from "@/i18n/preferred-language";
import { useFieldSchemas } from "@/ui/field-schemas";

import { type BlogPostChange, blogStatuses, type ManagedPost, type NewBlogPost } from "./api";

/** Comma-separated as typed; blanks and empty ones dropped. */
export const tagsOf = (typed: string) =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

export function usePostSchema() {
  const { t } = useLingui();
  const { text, requiredText } = useFieldSchemas();
  const mostTags = limits.tags.maxItems;
  const longestTag = limits.tags.items.maxLength;
  return z.object({
    title: requiredText(t`Title is required`, limits.title),
    content: requiredText(t`Content is required`, limits.content),
    excerpt: text(limits.excerpt),
    status: z.enum(blogStatuses),
    language: z.enum(Object.keys(languages) as Language[]),
    tags: z
      .string()
      .refine((typed) => tagsOf(typed).length <= mostTags, t`Please use at most ${mostTags} tags`)
      .refine(
        (typed) => tagsOf(typed).every((tag) => tag.length <= longestTag),
        t`A tag can have at most ${longestTag} characters`,
      ),
    slug: z.string().trim(),
    featuredImage: z.string(),
    seoTitle: text(limits.seoTitle),
    seoDescription: text(limits.seoDescription),
  });
}

export type WrittenPost = z.infer<ReturnType<typeof usePostSchema>>;

/** All of it: an author has typed for an hour. */
export const draftedFields = [
  ...(["title", "content", "excerpt", "status", "language"] as const),
  ...(["tags", "slug", "featuredImage", "seoTitle", "seoDescription"] as const),
];

/** A new post is in the language that its author reads the product in, until they say otherwise. */
export const formOf = (post?: ManagedPost, ownLanguage: Language = "en"): WrittenPost => ({
  title: post?.title ?? "",
  content: post?.content ?? "",
  excerpt: post?.excerpt ?? "",
  status: post?.status ?? "draft",
  language: post?.language ?? ownLanguage,
  tags: post?.tags.join(", ") ?? "",
  slug: post?.slug ?? "",
  featuredImage: post?.featuredImage ?? "",
  seoTitle: post?.seoTitle ?? "",
  seoDescription: post?.seoDescription ?? "",
});

/** What goes out the same for a new post and a change. */
const fieldsOf = (written: WrittenPost) => ({
  title: written.title,
  language: written.language,
  content: written.content,
  excerpt: written.excerpt || null,
  tags: tagsOf(written.tags),
  featuredImage: written.featuredImage || null,
  seoTitle: written.seoTitle || null,
  seoDescription: written.seoDescription || null,
});

/** The form's own choices leave nothing but a draft or a published post to begin with. */
export const toNewPost = (written: WrittenPost): NewBlogPost => ({
  ...fieldsOf(written),
  status: written.status === "published" ? "published" : "draft",
  slug: written.slug || null,
});

/** An address that nobody touched isn't sent: a draft's own follows its title. */
export const toChange = (written: WrittenPost, post: ManagedPost): BlogPostChange => ({
  ...fieldsOf(written),
  status: written.status,
  ...(written.slug !== post.slug && { slug: written.slug || null }),
  updatedAt: post.updatedAt,
});
