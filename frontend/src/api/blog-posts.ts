import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { BlogPostSummary } from "./model";
import { nextOffset } from "./offset-pages";

export const BLOG_PATH = "/api/blog";
const PAGE_SIZE = 12;

/** Published posts, the newest first, page after page; with a tag only those that carry it. */
export const useBlogPosts = (tag: string | null) =>
  useInfiniteQuery({
    queryKey: [BLOG_PATH, "posts", tag],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(pageParam), ...(tag && { tag }) });
      return getJson<BlogPostSummary[]>(`${BLOG_PATH}?${asked}`, signal);
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(PAGE_SIZE),
  });

/** The newest posts, as many as asked for. */
export const useLatestBlogPosts = (count: number) =>
  useQuery({
    queryKey: [BLOG_PATH, "latest", count],
    queryFn: ({ signal }) => getJson<BlogPostSummary[]>(`${BLOG_PATH}?limit=${count}`, signal),
  });
