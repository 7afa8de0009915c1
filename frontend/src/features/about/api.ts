import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";

const PATH = "/api/retention";

/** For how many days what is kept about people is kept here. */
export const useRetention = () =>
  useQuery({ queryKey: [PATH], queryFn: ({ signal }) => answerOf(api.GET(PATH, { signal })) });
