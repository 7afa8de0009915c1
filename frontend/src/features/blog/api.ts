import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { BLOG_PATH } from "@/api/queries/blog-posts";

export type PublishedPost = Schemas["PublishedPost"];
export type MarkdownBlock = PublishedPost["blocks"][number];
export type MarkdownInline = Schemas["MarkdownParagraph"]["children"][number];

export const useBlogPost = (slug: string) =>
  useQuery({
    queryKey: [BLOG_PATH, "post", slug],
    queryFn: ({ signal }) => answerOf(api.GET(`${BLOG_PATH}/{slug}`, { params: { path: { slug } }, signal })),
  });
