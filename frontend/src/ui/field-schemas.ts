import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { EARLIEST_DAY, LONGEST_NAME } from "@/api/limits";

const DAY_MS = 86_400_000;

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The kinds of field that several forms share, with their words in the person's language. A field left empty is
 * ''.
 */
export function useFieldSchemas() {
  const { t } = useLingui();
  const tooLong = t`Please use at most ${LONGEST_NAME} characters`;
  const checkYear = t`Please check the year`;
  const isPlausible = (day: string, latestAhead: number) =>
    !day || (day >= EARLIEST_DAY && day <= daysAhead(latestAhead));
  return {
    /** One line, without the blanks around it. */
    name: (required: string) => z.string().trim().min(1, required).max(LONGEST_NAME, tooLong),
    /** An ISO day between 1920 and so many days ahead of today. */
    day: (required: string, latestAhead: number) =>
      z
        .string()
        .min(1, required)
        .refine((day) => isPlausible(day, latestAhead), checkYear),
    optionalDay: (latestAhead: number) => z.string().refine((day) => isPlausible(day, latestAhead), checkYear),
  };
}
