import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { postForJson } from "./http";
import { MANAGED_BLOG_PATH } from "./managed-posts";
import type { MarkdownBlock } from "./model";

/** What readers will see of a content. Shows the one before until the new one is there. */
export const useBlogPreview = (content: string) =>
  useQuery({
    queryKey: ["preview", content],
    queryFn: () => postForJson<{ blocks: MarkdownBlock[] }>(`${MANAGED_BLOG_PATH}/preview`, { content }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
