import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "../client";
import { nextOffset } from "../offset-pages";

/** What every call for readers of the blog begins with. */
export const BLOG_PATH = "/api/blog";
const PAGE_SIZE = 12;

/** Published posts, the newest first, page after page; with a tag only those that carry it. */
export const useBlogPosts = (tag: string | null) =>
  useInfiniteQuery({
    queryKey: [BLOG_PATH, "posts", tag],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, offset: pageParam, ...(tag && { tag }) };
      return answerOf(api.GET(BLOG_PATH, { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(PAGE_SIZE),
  });

/** The newest posts, as many as asked for. */
export const useLatestBlogPosts = (count: number) =>
  useQuery({
    queryKey: [BLOG_PATH, "latest", count],
    queryFn: ({ signal }) => answerOf(api.GET(BLOG_PATH, { params: { query: { limit: count } }, signal })),
  });
