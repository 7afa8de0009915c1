import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { type JobRequest, jobRequest } from "@/jobs/job-request";

export type RegionalDataState = Schemas["RegionalDataState"];
export type ServedRelease = Schemas["ServedRelease"];
export type LastRefresh = Schemas["LastRefresh"];
export type Refreshed = Schemas["RefreshRegionalDataResult"];

export const STATE_PATH = "/api/admin/regional-data";

/** What serves and how the last refresh went; a refresh by the clock may have run since the page was opened. */
export const useRegionalDataState = () =>
  useQuery({
    queryKey: [STATE_PATH],
    queryFn: ({ signal }) => answerOf(api.GET(STATE_PATH, { signal })),
    staleTime: 0,
  });

/** Brings in the figures of a file; without one, those of the state's portal. */
export const bringIn = (file: File | null): JobRequest<Refreshed> =>
  file
    ? jobRequest("/api/admin/regional-data/file", { file })
    : { path: "/api/admin/regional-data/refresh", body: "{}" };
