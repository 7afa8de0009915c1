import type { I18n } from "@lingui/core";

/** An ISO day has no zone; read as UTC it stays the day that it says. */
const atMidnight = (isoDay: string) => new Date(`${isoDay.slice(0, 10)}T00:00:00Z`);

/** '2019-03-01' as 'Mar 2019': how people date their jobs. */
export const monthAndYear = (i18n: I18n, isoDay: string) =>
  i18n.date(atMidnight(isoDay), { month: "short", year: "numeric", timeZone: "UTC" });

/** A moment as the day it is here, 'May 15, 2028' or '15 de mayo de 2028'. */
export const longDay = (i18n: I18n, moment: string) => i18n.date(new Date(moment), { dateStyle: "long" });

/** The same in short, 'May 15, 2028' or '15 may 2028'. */
export const localDay = (i18n: I18n, moment: string | Date) => i18n.date(new Date(moment), { dateStyle: "medium" });

/** Noon of the day before, here: 24 hours earlier it is another one where the clocks go forward. */
export const dayBefore = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - 1, 12);

/** '2028-05-15' as 'May 15, 2028'. */
export const day = (i18n: I18n, isoDay: string) =>
  i18n.date(atMidnight(isoDay), { dateStyle: "medium", timeZone: "UTC" });

/** The day it is here, as an ISO day. */
export const today = () => new Intl.DateTimeFormat("en-CA").format(new Date());

/** Whether an ISO day lies before the day it is here. */
export const isPast = (isoDay: string) => isoDay < today();
