import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { generatedDocumentsQuery } from "@/api/queries/generated-documents";

export type StoredDocument = Schemas["StoredDocument"];
export type Composed = StoredDocument["composed"];
export type Edits = Schemas["DocumentEdits"];
export type Coverage = Schemas["Coverage"];
export type Doubt = Schemas["Doubt"];
export type UntoldLine = Schemas["UntoldLine"];
export type ToTell = Schemas["ToTell"];
export type ExpiredCertificate = Schemas["ExpiredCertificate"];
export type Page = Schemas["Page"];
export type Paper = "letter" | "a4";

/** The answer of a call that waits for its job, which is what these do. */
const waited = <Answer>(call: Promise<{ data?: unknown }>) => answerOf(call) as Promise<Answer>;

/** What is known of a document beside its words; older ones lack some of it. */
export const findingsOf = ({ findings }: StoredDocument) => ({
  ...findings,
  removed: findings.removed ?? [],
  untranslated: findings.untranslated ?? [],
  untold: findings.untold ?? [],
  toTell: findings.toTell ?? [],
  coverage: findings.coverage ?? [],
  doubts: findings.doubts ?? [],
  posting: findings.posting ?? { title: "", company: "", location: "" },
});

/** How a document is printed: by which template, on which paper. */
export interface Look {
  template: string;
  paper: Paper;
}

export const USUAL_LOOK: Look = { template: "classic", paper: "letter" };

const PATH = "/api/generated-documents/{document_id}";

export const storedQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => answerOf(api.GET(PATH, { params: { path: { document_id: id } }, signal })),
  });

export const useStoredDocument = (id: string) => useQuery(storedQuery(id));

const templatesQuery = queryOptions({
  queryKey: ["/api/document-templates"],
  queryFn: ({ signal }) => answerOf(api.GET("/api/document-templates", { signal })),
  staleTime: Infinity,
});

/** The looks to choose from, in the order of the choice. */
export const useTemplates = () => useQuery(templatesQuery);

/** The pages as they are printed. Those of before stay on the screen until the new ones are there. */
export const usePages = (id: string, version: number | undefined, look: Look, enabled = true) =>
  useQuery({
    queryKey: [PATH, id, "pages", version, look],
    queryFn: ({ signal }) =>
      waited<Schemas["Pages"]>(
        api.GET(`${PATH}/pages`, { params: { path: { document_id: id }, query: look }, signal }),
      ),
    enabled: enabled && version !== undefined,
    placeholderData: (before) => before,
  });

/** The file itself, fetched so that a failure can be told. */
export const useDownload = () =>
  useMutation({
    mutationFn: ({ id, look, format }: { id: string; look: Look; format: "pdf" | "docx" }) =>
      waited<Blob>(
        api.GET(`${PATH}/download`, {
          params: { path: { document_id: id }, query: { ...look, format } },
          parseAs: "blob",
        }),
      ),
  });

export const useVersions = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [PATH, id, "versions"],
    queryFn: ({ signal }) => answerOf(api.GET(`${PATH}/versions`, { params: { path: { document_id: id } }, signal })),
    enabled,
    staleTime: 0,
  });

/** What changes a document. Each puts the new state where the preview reads it, and has the list read again. */
export function useDocumentChanges(id: string) {
  const client = useQueryClient();
  const path = { document_id: id };
  const listChanged = () => client.invalidateQueries({ queryKey: generatedDocumentsQuery.queryKey });
  const onSuccess = (stored: StoredDocument) => {
    client.setQueryData(storedQuery(id).queryKey, stored);
    return listChanged();
  };
  return {
    edit: useMutation({
      mutationFn: (body: Schemas["DocumentChange"]) =>
        waited<StoredDocument>(api.PATCH(PATH, { params: { path }, body })),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: (number: number) =>
        answerOf(api.POST(`${PATH}/versions/{number}/restore`, { params: { path: { ...path, number } } })),
      onSuccess,
    }),
    duplicate: useMutation({
      mutationFn: () => answerOf(api.POST(`${PATH}/duplicate`, { params: { path } })),
      onSuccess: listChanged,
    }),
    remove: useMutation({
      mutationFn: () => api.DELETE(PATH, { params: { path } }),
      onSuccess: listChanged,
    }),
  };
}
