import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { showHook } from "@/testing/render";
import type { Recognition } from "@/ui/speech-recognition";

import { understandJob } from "./api";
import { useChat } from "./chat/use-chat";
import { useVoiceJob } from "./voice/use-voice-job";

vi.mock("./api", async (original) => ({
  ...(await original<typeof import("./api")>()),
  understandJob: vi.fn(),
}));

/** A recognizer that hears what the test says; all that were started are kept in their order. */
class ScriptedRecognition extends EventTarget implements Recognition {
  static started: ScriptedRecognition[] = [];
  lang = "";
  continuous = true;
  interimResults = true;
  onstart: Recognition["onstart"] = null;
  onend: Recognition["onend"] = null;
  onerror: Recognition["onerror"] = null;
  onresult: Recognition["onresult"] = null;
  start() {
    ScriptedRecognition.started.push(this);
    this.onstart?.();
  }
  stop() {
    this.onend?.();
  }
  abort() {
    this.onend?.();
  }
  hear(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] });
    this.onend?.();
  }
}

const spoken: { text: string; rate: number; pitch: number }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedRecognition.started = [];
  spoken.length = 0;
  vi.stubGlobal("webkitSpeechRecognition", ScriptedRecognition);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      lang = "";
      rate = 1;
      pitch = 0;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const speak = (said: { text: string; rate: number; pitch: number }) => spoken.push(said);
  vi.stubGlobal("speechSynthesis", { speak, cancel: () => undefined });
  vi.mocked(understandJob).mockResolvedValue({
    ...{ title: "Welder", company: "ABC Steel", description: "Welder at ABC Steel.", suggestions: [] },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const times = () => ScriptedRecognition.started.length;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const settled = (change: () => void) =>
  act(() => {
    change();
    return Promise.resolve();
  });
const hear = (words: string) => settled(() => ScriptedRecognition.started.at(-1)?.hear(words));

async function started() {
  const { result, unmount } = showHook(() => useVoiceJob(() => undefined));
  await settled(() => result.current.start());
  return { result, unmount };
}

async function told() {
  const voice = await started();
  await pass(3_500);
  await hear("I am a welder at ABC Steel");
  expect(voice.result.current.stage).toBe("confirming");
  expect(screen.getByText("Job Information Extracted")).toBeTruthy();
  return voice;
}

it("answers in the chat one second after the person, and not before", async () => {
  const { result } = showHook(() => useChat("someone"));
  const before = result.current.messages.length;
  act(() => result.current.answer({ text: "Yes, let's start!" }));
  expect(result.current.messages.slice(before).map(({ sender }) => sender)).toEqual(["user"]);
  await pass(999);
  expect(result.current.isTyping).toBe(true);
  expect(result.current.messages).toHaveLength(before + 1);
  await pass(1);
  expect(result.current.isTyping).toBe(false);
  expect(result.current.messages.slice(before).map(({ sender }) => sender)).toEqual(["user", "bot"]);
});

it("takes no second answer while the bot types", () => {
  const { result } = showHook(() => useChat("someone"));
  act(() => result.current.answer({ text: "Yes, let's start!" }));
  const { length } = result.current.messages;
  act(() => result.current.answer({ text: "Welder" }));
  expect(result.current.messages).toHaveLength(length);
});

it("listens 3.5 seconds after the prompt, and not before", async () => {
  const { result } = await started();
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toMatchObject({ rate: 0.9, pitch: 1 });
  await pass(3_499);
  expect([result.current.stage, times()]).toEqual(["processing", 0]);
  await pass(1);
  expect([result.current.stage, times()]).toEqual(["listening", 1]);
  expect(ScriptedRecognition.started[0]).toMatchObject({ lang: "en-US", continuous: false, interimResults: false });
});

it("listens 2 seconds after each of the four questions, and no more after the last answer", async () => {
  const { result } = await told();
  act(() => result.current.confirm());
  const answers = ["I weld columns", "a TIG welder and a grinder", "about three years", "I never missed a day"];
  for (const [question, words] of answers.entries()) {
    await pass(1_999);
    expect(times()).toBe(question + 1);
    await pass(1);
    expect(times()).toBe(question + 2);
    await hear(words);
  }
  expect(result.current.stage).not.toBe("collecting_details");
  await pass(60_000);
  expect(times()).toBe(5);
});

it("waits for the person after a no", async () => {
  const { result } = await told();
  act(() => result.current.deny());
  await pass(60_000);
  expect([result.current.stage, times()]).toEqual(["idle", 1]);
});

it.each([
  ["types instead", ({ result }: Awaited<ReturnType<typeof started>>) => act(() => result.current.type())],
  ["starts over", ({ result }: Awaited<ReturnType<typeof started>>) => act(() => result.current.startOver())],
  ["leaves the page", ({ unmount }: Awaited<ReturnType<typeof started>>) => unmount()],
])("doesn't listen any more when the person %s before", async (_, leave) => {
  const voice = await started();
  await pass(3_499);
  leave(voice);
  await pass(60_000);
  expect(times()).toBe(0);
});
