import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const STORED_AS = "tradefolio.theme"; // index.html reads it too
const DARK = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

function chosenTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS);
  return isTheme(stored) ? stored : "system";
}

function show(theme: Theme) {
  const dark = theme === "dark" || (theme === "system" && matchMedia(DARK).matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** From here on the page changes with the device, where the person chose no theme. */
export const followDevice = () => matchMedia(DARK).addEventListener("change", () => show(chosenTheme()));

export function chooseTheme(theme: Theme) {
  localStorage.setItem(STORED_AS, theme);
  show(theme);
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme; 'system' follows the device as it changes. */
export const useTheme = () => useSyncExternalStore(subscribe, chosenTheme, () => "system" as const);
