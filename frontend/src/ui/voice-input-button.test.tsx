import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "@/testing/render";

import type { Recognition } from "./speech-recognition";
import { VoiceInputButton } from "./voice-input-button";

/** A browser's ears, told by the test what they hear. */
class Ears extends EventTarget implements Recognition {
  static last: Ears | undefined;
  lang = "";
  continuous = true;
  interimResults = true;
  onstart: Recognition["onstart"] = null;
  onend: Recognition["onend"] = null;
  onerror: Recognition["onerror"] = null;
  onresult: Recognition["onresult"] = null;
  start = () => this.onstart?.();
  stop = () => this.onend?.();
  abort = () => this.onend?.();

  constructor() {
    super();
    Ears.last = this;
  }
}

it("hears one utterance in the page's language, and a second press stops it", async () => {
  vi.stubGlobal("SpeechRecognition", Ears);
  const onSpoken = vi.fn();
  const user = show(<VoiceInputButton onSpoken={onSpoken} />);
  await user.click(screen.getByRole("button", { name: "Dictate" }));
  const { lang, continuous, interimResults } = Ears.last ?? {};
  expect({ lang, continuous, interimResults }).toEqual({ lang: "en-US", continuous: false, interimResults: false });

  act(() => Ears.last?.onresult?.({ results: [[{ transcript: " Read blueprints " }]] }));
  expect(onSpoken).toHaveBeenCalledExactlyOnceWith("Read blueprints");
  await user.click(screen.getByRole("button", { name: "Listening... press to stop", pressed: true }));
  expect(screen.getByRole("button", { name: "Dictate", pressed: false })).toBeTruthy();
});

it("says where a browser has no ears", () => {
  vi.stubGlobal("SpeechRecognition", undefined);
  show(<VoiceInputButton onSpoken={vi.fn()} />);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Voice Not Supported" });
  expect(button.disabled).toBe(true);
  expect(button.title).toBe("Speech recognition not supported in this browser");
});
