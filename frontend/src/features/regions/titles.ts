import type { I18n } from "@lingui/core";

import type { RegionalReport } from "./api";
import { tradeChoices } from "./trades";

/** What an occupation is called on the page: the trade that was asked for, else its title in the person's language. */
export function titleOf(i18n: I18n, asked: string, occupation: RegionalReport["occupation"]): string {
  const trade = tradeChoices(i18n).find(({ value }) => value === asked);
  return trade?.label ?? localTitle(i18n, occupation);
}

/** The Spanish title for who reads Spanish, where there is one. */
export const localTitle = (i18n: I18n, { title, titleEs }: { title: string; titleEs: string | null }): string =>
  i18n.locale === "es" ? (titleEs ?? title) : title;
