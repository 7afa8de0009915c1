import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { getJson } from "./http";
import type { Analytics } from "./model";

const PATH = "/api/admin/analytics";

export const periods = ["week", "month", "quarter", "year"] as const;
export type Period = (typeof periods)[number];

export const useAnalytics = (period: Period) =>
  useQuery({
    queryKey: [PATH, period],
    queryFn: ({ signal }) => getJson<Analytics>(`${PATH}?period=${period}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
