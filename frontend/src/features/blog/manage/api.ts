import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { answerOf, api, asForm } from "@/api/client";
import type { Schemas } from "@/api/model";
import { nextOffset } from "@/api/offset-pages";
import { BLOG_PATH } from "@/api/queries/blog-posts";

export type ManagedPostSummary = Schemas["ManagedPostSummary"];
export type ManagedPost = Schemas["ManagedPost"];
export type NewBlogPost = Schemas["NewBlogPost"];
export type BlogPostChange = Schemas["BlogPostChange"];
export type BlogStatus = ManagedPost["status"];
export const blogStatuses = ["draft", "published", "archived"] as const satisfies BlogStatus[];

const PATH = "/api/admin/blog";
const POST_PATH = `${PATH}/{post_id}`;
const PAGE_SIZE = 50;

/** Posts of every status, or of one; the latest changed first. For admins. */
export const useManagedPosts = (status: BlogStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [PATH, "posts", status],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, offset: pageParam, ...(status && { status }) };
      return answerOf(api.GET(PATH, { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextOffset(PAGE_SIZE),
  });

/** Read anew each time that it is opened: somebody else may have changed it. */
export const useManagedPost = (id: string) =>
  useQuery({
    queryKey: [PATH, "post", id],
    queryFn: ({ signal }) => answerOf(api.GET(POST_PATH, { params: { path: { post_id: id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

type Writing = { fields: NewBlogPost } | { id: string; fields: BlogPostChange };

export function useWriteBlogPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (writing: Writing) =>
      "id" in writing
        ? api.PATCH(POST_PATH, { params: { path: { post_id: writing.id } }, body: writing.fields })
        : api.POST(PATH, { body: writing.fields }),
    onSuccess: () => refreshBlog(queryClient),
  });
}

export function useDeleteBlogPost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE(POST_PATH, { params: { path: { post_id: id } } }),
    onSuccess: () => refreshBlog(queryClient),
  });
}

/** What readers see and what admins see. */
const refreshBlog = (queryClient: QueryClient) =>
  Promise.all([BLOG_PATH, PATH].map((path) => queryClient.invalidateQueries({ queryKey: [path] })));

/** What readers will see of a content. Shows the one before until the new one is there. */
export const useBlogPreview = (content: string) =>
  useQuery({
    queryKey: ["preview", content],
    queryFn: () => answerOf(api.POST(`${PATH}/preview`, { body: { content } })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Stores a picture and answers with its address. */
export const useAddBlogImage = () =>
  useMutation({
    mutationFn: (image: Blob) => answerOf(api.POST(`${PATH}/images`, { body: { image }, bodySerializer: asForm })),
  });
