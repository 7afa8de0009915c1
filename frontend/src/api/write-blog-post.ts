import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";

import { BLOG_PATH } from "./blog-posts";
import { write } from "./http";
import { MANAGED_BLOG_PATH } from "./managed-posts";
import type { BlogPostChange, NewBlogPost } from "./model";

type Writing = { fields: NewBlogPost } | { id: string; fields: BlogPostChange };

const writePost = (writing: Writing) =>
  "id" in writing
    ? write("PATCH", `${MANAGED_BLOG_PATH}/${writing.id}`, writing.fields)
    : write("POST", MANAGED_BLOG_PATH, writing.fields);

/** What readers see and what admins see. */
const refreshBlog = (queryClient: QueryClient) =>
  Promise.all([BLOG_PATH, MANAGED_BLOG_PATH].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));

export function useWriteBlogPost() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: writePost, onSuccess: () => refreshBlog(queryClient) });
}

export function useDeleteBlogPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => write("DELETE", `${MANAGED_BLOG_PATH}/${id}`),
    onSuccess: () => refreshBlog(queryClient),
  });
}
