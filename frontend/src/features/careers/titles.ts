import type { I18n } from "@lingui/core";

/** The Spanish title for who reads Spanish, where there is one. */
export const localTitle = (i18n: I18n, title: string, titleEs: string | null): string =>
  i18n.locale === "es" ? (titleEs ?? title) : title;
