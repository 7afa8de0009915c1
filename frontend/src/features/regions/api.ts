import { useQuery } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import { HttpError } from "@/api/http-error";
import type { Schemas } from "@/api/model";

export type RegionalReport = Schemas["RegionalReport"];
export type Region = Schemas["Region"];
export type FoundOccupation = Schemas["FoundOccupation"];

const REPORT_PATH = "/api/data/regional-report";

async function fetchReport(occupation: string, signal: AbortSignal): Promise<RegionalReport> {
  try {
    return await answerOf(api.GET(REPORT_PATH, { params: { query: { occupation_title: occupation } }, signal }));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new Error(`Failed to fetch regional data: ${error.status}`, { cause: error });
  }
}

/** The regions for a trade's value or an occupation's code; asks for nothing without one. */
export const useRegionalReport = (occupation: string | null) =>
  useQuery({
    queryKey: [REPORT_PATH, occupation],
    queryFn: ({ signal }) => fetchReport(occupation ?? "", signal),
    enabled: occupation !== null,
  });

/** Occupations by what people call them; asks for nothing without words. */
export const useOccupations = (words: string) =>
  useQuery({
    queryKey: ["/api/occupations", words],
    queryFn: ({ signal }) => answerOf(api.GET("/api/occupations", { params: { query: { q: words } }, signal })),
    enabled: words.trim() !== "",
  });
