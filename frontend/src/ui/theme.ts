import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const STORED_AS = "tradefolio.theme"; // index.html reads it too
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

function chosenTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS);
  return isTheme(stored) ? stored : "system";
}

function show(theme: Theme) {
  const dark = theme === "dark" || (theme === "system" && systemIsDark.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

systemIsDark.addEventListener("change", () => show(chosenTheme()));

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
export const useTheme = () => useSyncExternalStore(subscribe, chosenTheme);
