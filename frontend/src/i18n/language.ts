import { i18n } from "@lingui/core";

export const languages = { en: "English", es: "Español" } as const;
export type Language = keyof typeof languages;

const STORED_AS = "tradefolio.language";

const isLanguage = (value: string | null): value is Language => value !== null && Object.hasOwn(languages, value);

/** What the person chose before, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORED_AS);
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}

/** Loads the catalogue and switches every text on the screen, and the document's own language with it. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  // Figures and dates as they are written in the United States in either language: 13,155, not 13.155.
  i18n.loadAndActivate({ locale: language, locales: `${language}-US`, messages });
  document.documentElement.lang = language;
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED_AS, language);
  await speak(language);
}

const catalogues = {
  en: () => import("./locales/en.po"),
  es: () => import("./locales/es.po"),
};
