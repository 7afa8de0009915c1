import { useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { ParsedResume } from "./model";

/** What an earlier reading of a resume asked to check; nothing any more once its job is forgotten. */
export const useResumeDoubts = (jobId: string | null) =>
  useQuery({
    queryKey: ["/api/jobs", jobId],
    queryFn: ({ signal }) =>
      getJson<{ result: Partial<ParsedResume> | null }>(`/api/jobs/${encodeURIComponent(jobId ?? "")}`, signal),
    select: ({ result }) => result?.toCheck ?? [],
    enabled: jobId !== null,
  });
