import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

import { learnAllWords, speak } from "@/i18n/language";
import { stopTimers } from "@/testing/leftover-timers";

// jsdom has no matchMedia; the theme asks it once at import.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// A busy machine is not a failure.
configure({ asyncUtilTimeout: 30_000 });

await speak("en");
await learnAllWords();
afterEach(() => {
  cleanup();
  stopTimers();
  sessionStorage.clear();
  localStorage.clear();
});
