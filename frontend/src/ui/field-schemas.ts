import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface DayLimits {
  earliest: string;
  daysAhead: number;
}

/**
 * The kinds of field that several forms share, with their words in the person's language; what limits them comes
 * out of `@/api/limits`. A field left empty is ''.
 */
export function useFieldSchemas() {
  const { t, i18n } = useLingui();
  const text = ({ maxLength }: { maxLength: number }) => {
    const most = i18n.number(maxLength);
    return z
      .string()
      .trim()
      .max(maxLength, t`Please use at most ${most} characters`);
  };
  const isPlausible = (limits: DayLimits) => (day: string) =>
    !day || (day >= limits.earliest && day <= daysAhead(limits.daysAhead));
  const optionalDay = (limits: DayLimits) => z.string().refine(isPlausible(limits), t`Please check the year`);
  const optionalMonth = (limits: DayLimits) =>
    z
      .string()
      .refine((day) => !day || IS_DAY.test(day), {
        message: t`Please choose the month and enter the year`,
        abort: true,
      })
      .refine(isPlausible(limits), t`Please check the year`);
  return {
    /** Without the blanks around it. */
    text,
    requiredText: (required: string, limits: { maxLength: number }) => text(limits).min(1, required),
    /** ISO days. */
    day: (required: string, limits: DayLimits) => optionalDay(limits).min(1, required),
    optionalDay,
    /** What a MonthField gives: an ISO day, of which month and year count. */
    month: (required: string, limits: DayLimits) => optionalMonth(limits).min(1, required),
    optionalMonth,
  };
}
