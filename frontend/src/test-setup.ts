import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

import { learnAllWords, speak } from "@/i18n/language";

// jsdom has no matchMedia; the theme asks it once at import.
window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

// A busy machine is not a failure.
configure({ asyncUtilTimeout: 10_000 });

await speak("en");
await learnAllWords();
afterEach(cleanup);
afterEach(() => sessionStorage.clear());
