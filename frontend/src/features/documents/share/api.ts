import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";

import { storedQuery } from "../preview/api";

export type SentLink = Schemas["SentLink"];

const PATH = "/api/generated-documents/{document_id}/link";

const linkQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id],
    queryFn: ({ signal }): Promise<SentLink | null> =>
      answerOf(api.GET(PATH, { params: { path: { document_id: id } }, signal })),
    staleTime: 0, // its openings are counted while nobody here looks
  });

/** The link of a document that has one. */
export const useSentLink = (id: string, enabled: boolean) => useQuery({ ...linkQuery(id), enabled });

/**
 * The link's address as a picture. A browser shows a picture that it has seen once again without asking; a new link
 * has another time of making, and so another picture.
 */
export const qrCode = (id: string, { createdAt }: SentLink) =>
  `${PATH.replace("{document_id}", id)}/qr?of=${encodeURIComponent(createdAt)}`;

/** What makes a link, changes how its page looks, and ends it; the list and the preview know of it at once. */
export function useLinkChanges(id: string) {
  const client = useQueryClient();
  const path = { document_id: id };
  const onSuccess = (link: SentLink | null) => {
    client.setQueryData(linkQuery(id).queryKey, link);
    client.setQueryData(storedQuery(id).queryKey, (stored) => stored && { ...stored, isShared: link !== null });
    return client.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey });
  };
  return {
    make: useMutation({
      mutationFn: (template: string) => answerOf(api.PUT(PATH, { params: { path }, body: { template } })),
      onSuccess,
    }),
    end: useMutation({
      mutationFn: () => api.DELETE(PATH, { params: { path } }),
      onSuccess: () => onSuccess(null),
    }),
  };
}
