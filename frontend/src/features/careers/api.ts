import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";

export type CareerSuggestions = Schemas["CareerSuggestions"];
export type CareerSuggestion = Schemas["CareerSuggestion"];
export type Rung = Schemas["OnTheWay"];

const PATH = "/api/career-suggestions";

/** Asked for by `refetch` alone; what was found stays for as long as the page is open. */
export const useCareerSuggestions = () =>
  useQuery({
    queryKey: [PATH],
    // Asked like this the call waits for its job, and never answers with the job's address instead (202).
    queryFn: async ({ signal }) => (await answerOf(api.GET(PATH, { signal }))) as CareerSuggestions,
    enabled: false,
  });
