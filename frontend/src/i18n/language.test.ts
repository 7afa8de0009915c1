import { afterEach, describe, expect, it, vi } from "vitest";

import { chooseLanguage, speak } from "./language";
import { preferredLanguage } from "./preferred-language";

const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);

afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await speak("en");
});

describe("the first language", () => {
  it("is the first of the browser's that we speak", () => {
    browserSpeaks("zh-CN", "es-MX", "en-US");
    expect(preferredLanguage()).toBe("es");
  });

  it("is English when we speak none of them", () => {
    browserSpeaks("tl", "vi");
    expect(preferredLanguage()).toBe("en");
  });

  it("is what the person chose, whatever the browser speaks", async () => {
    browserSpeaks("en-US");
    await chooseLanguage("es");
    expect(preferredLanguage()).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });

  it("ignores a stored value that is no language of ours", () => {
    localStorage.setItem("tradefolio.language", "toString");
    browserSpeaks("en-US");
    expect(preferredLanguage()).toBe("en");
  });
});
