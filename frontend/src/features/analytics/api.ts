import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";

export type Analytics = Schemas["Analytics"];
export type AnalyticsPoint = Schemas["AnalyticsPoint"];

const PATH = "/api/admin/analytics";

export const periods = ["week", "month", "quarter", "year"] as const;
export type Period = (typeof periods)[number];

export const useAnalytics = (period: Period) =>
  useQuery({
    queryKey: [PATH, period],
    queryFn: ({ signal }) => answerOf(api.GET(PATH, { params: { query: { period } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
