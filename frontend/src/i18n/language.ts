import { i18n } from "@lingui/core";

import * as english from "./locales/en.po?first";
import * as spanish from "./locales/es.po?first";
import { isLanguage, type Language, STORED_AS } from "./preferred-language";

/** Whether a screen was opened whose words aren't part of the first load. */
let needsAllWords = false;

/** Loads the catalogue and switches every text on the screen, and the document's own language with it. */
export async function speak(language: Language): Promise<void> {
  await activate(language);
  document.documentElement.lang = language;
}

/** The same for texts that stand in no document yet. */
export async function activate(language: Language): Promise<void> {
  const { first, rest } = catalogues[language];
  const others = needsAllWords ? (await rest()).messages : {};
  i18n.load(language, { ...first, ...others });
  // Figures and dates as they are written in the United States in either language: 13,155, not 13.155.
  i18n.activate(language, `${language}-US`);
}

/** To be awaited before a screen is shown that isn't part of the first load. */
export async function learnAllWords(): Promise<void> {
  if (needsAllWords) return;
  needsAllWords = true;
  try {
    if (isLanguage(i18n.locale)) i18n.load(i18n.locale, (await catalogues[i18n.locale].rest()).messages);
  } catch (error) {
    needsAllWords = false;
    throw error;
  }
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORED_AS, language);
  await speak(language);
}

const catalogues = {
  en: { first: english.messages, rest: () => import("./locales/en.po?rest") },
  es: { first: spanish.messages, rest: () => import("./locales/es.po?rest") },
};
