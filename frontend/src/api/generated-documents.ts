import { queryOptions, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { GeneratedDocument } from "./model";

const PATH = "/api/generated-documents";

/** The newest first. */
export const generatedDocumentsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson<GeneratedDocument[]>(PATH, signal),
});

export const useGeneratedDocuments = () => useQuery(generatedDocumentsQuery);

/** Where the browser itself fetches a document's file. */
export const downloadUrl = (id: string) => `${PATH}/${id}/download`;
