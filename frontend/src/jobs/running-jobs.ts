import { type QueryClient, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";

const PATH = "/api/jobs";

export type RunningJob = Schemas["JobStatus"];

/** The person's jobs that ran when the page was loaded. Not asked again: what begins later is followed where it began. */
export const useRunningJobs = () =>
  useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })),
    staleTime: "static",
  });

/** Takes one off the list that has ended and was seen. */
export const forgetJob = (client: QueryClient, id: string) =>
  client.setQueryData<RunningJob[]>([PATH], (jobs) => jobs?.filter((job) => job.id !== id));
