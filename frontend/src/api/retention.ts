import { useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { Retention } from "./model";

const PATH = "/api/retention";

/** For how many days what is kept about people is kept here. */
export const useRetention = () =>
  useQuery({ queryKey: [PATH], queryFn: ({ signal }) => getJson<Retention>(PATH, signal) });
