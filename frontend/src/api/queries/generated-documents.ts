import { queryOptions, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "../client";

const PATH = "/api/generated-documents";

/** The newest first. */
export const generatedDocumentsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
});

export const useGeneratedDocuments = () => useQuery(generatedDocumentsQuery);
