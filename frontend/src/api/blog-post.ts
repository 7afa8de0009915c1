import { useQuery } from "@tanstack/react-query";

import { BLOG_PATH } from "./blog-posts";
import { getJson } from "./http";
import type { PublishedPost } from "./model";

export const useBlogPost = (slug: string) =>
  useQuery({
    queryKey: [BLOG_PATH, "post", slug],
    queryFn: ({ signal }) => getJson<PublishedPost>(`${BLOG_PATH}/${encodeURIComponent(slug)}`, signal),
  });
