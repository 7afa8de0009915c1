import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

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

Element.prototype.scrollIntoView = () => undefined; // jsdom has nothing to scroll

// A busy machine is not a failure.
configure({ asyncUtilTimeout: 30_000 });

await speak("en");
await learnAllWords();
afterEach(() => {
  cleanup();
  stopTimers();
  vi.unstubAllGlobals(); // files share globals: a fetch left stubbed would answer the next one's
  sessionStorage.clear();
  localStorage.clear();
});
