import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { BlogStatus, ManagedPost, ManagedPostSummary } from "./model";
import { nextOffset } from "./offset-pages";

export const MANAGED_BLOG_PATH = "/api/admin/blog";
const PAGE_SIZE = 50;

/** Posts of every status, or of one; the latest changed first. For admins. */
export const useManagedPosts = (status: BlogStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [MANAGED_BLOG_PATH, "posts", status],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({
        limit: String(PAGE_SIZE),
        offset: String(pageParam),
        ...(status && { status }),
      });
      return getJson<ManagedPostSummary[]>(`${MANAGED_BLOG_PATH}?${asked}`, signal);
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(PAGE_SIZE),
  });

/** Read anew each time that it is opened: somebody else may have changed it. */
export const useManagedPost = (id: string) =>
  useQuery({
    queryKey: [MANAGED_BLOG_PATH, "post", id],
    queryFn: ({ signal }) => getJson<ManagedPost>(`${MANAGED_BLOG_PATH}/${encodeURIComponent(id)}`, signal),
    staleTime: 0,
    gcTime: 0,
  });
