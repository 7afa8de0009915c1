export const languages = { en: "English", es: "Español" } as const;
export type Language = keyof typeof languages;

export const STORED_AS = "tradefolio.language";

export const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(languages, value);

/** What the person chose before, else the first of the browser's languages that we speak, else English. */
export function preferredLanguage(): Language {
  const chosen = localStorage.getItem(STORED_AS);
  if (isLanguage(chosen)) return chosen;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? "en";
}
