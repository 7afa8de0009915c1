import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { LONGEST_POST, LONGEST_POST_SUMMARY, LONGEST_POST_TITLE, LONGEST_TAG, MOST_TAGS } from "@/api/limits";
import { type BlogPostChange, blogStatuses, type ManagedPost, type NewBlogPost } from "@/api/model";

/** Comma-separated as typed; blanks and empty ones dropped. */
export const tagsOf = (typed: string) =>
  typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

export function usePostSchema() {
  const { t } = useLingui();
  const upTo = (most: number) =>
    z
      .string()
      .trim()
      .max(most, t`Please use at most ${most} characters`);
  return z.object({
    title: upTo(LONGEST_POST_TITLE).min(1, t`Title is required`),
    content: upTo(LONGEST_POST).min(1, t`Content is required`),
    excerpt: upTo(LONGEST_POST_SUMMARY),
    status: z.enum(blogStatuses),
    tags: z
      .string()
      .refine((typed) => tagsOf(typed).length <= MOST_TAGS, t`Please use at most ${MOST_TAGS} tags`)
      .refine(
        (typed) => tagsOf(typed).every((tag) => tag.length <= LONGEST_TAG),
        t`A tag can have at most ${LONGEST_TAG} characters`,
      ),
    slug: z.string().trim(),
    featuredImage: z.string(),
    seoTitle: upTo(LONGEST_POST_TITLE),
    seoDescription: upTo(LONGEST_POST_SUMMARY),
  });
}

export type WrittenPost = z.infer<ReturnType<typeof usePostSchema>>;

export const formOf = (post?: ManagedPost): WrittenPost => ({
  title: post?.title ?? "",
  content: post?.content ?? "",
  excerpt: post?.excerpt ?? "",
  status: post?.status ?? "draft",
  tags: post?.tags.join(", ") ?? "",
  slug: post?.slug ?? "",
  featuredImage: post?.featuredImage ?? "",
  seoTitle: post?.seoTitle ?? "",
  seoDescription: post?.seoDescription ?? "",
});

/** What goes out the same for a new post and a change. */
const fieldsOf = (written: WrittenPost) => ({
  title: written.title,
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
