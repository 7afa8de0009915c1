import { expect, it } from "vitest";

import { asLine, asTools, type Draft, isComplete, soundsPast, toggled } from "./draft";
import { advance, idle, type VoiceJob } from "./voice-job";

const context = { today: new Date(2026, 10, 22), language: "en" };
const draft: Draft = {
  title: "Welder",
  company: "ABC Steel",
  generatedDescription: "Welder at ABC Steel.",
  userInput: "I am a welder at ABC Steel",
  suggestions: ["MIG weld"],
  startDate: "",
  endDate: null,
  tenure: null,
  duties: "",
  answers: {},
};
const confirmed = advance(advance(idle, { type: "understood", draft }), { type: "confirmed" });
const toolsLine = (tools: string) => `Tools and equipment: ${tools}`;
const answer = (job: VoiceJob, ...texts: string[]) =>
  texts.reduce((so, text) => advance(so, { type: "answered", text, context, toolsLine }), job);
const lastCode = ({ said }: VoiceJob) => {
  const last = said.at(-1);
  return last?.by === "assistant" ? last.code : undefined;
};

it("goes through its stages", () => {
  const prompted = advance(idle, { type: "prompted" });
  expect([prompted.stage, lastCode(prompted)]).toEqual(["processing", "tell_me"]);
  const listening = advance(advance(prompted, { type: "waiting" }), { type: "listening" });
  expect(listening.stage).toBe("listening");
  expect(advance(listening, { type: "stopped listening" }).stage).toBe("idle");
  const told = advance(listening, { type: "told", text: draft.userInput });
  expect(told.stage).toBe("processing");
  expect(advance(told, { type: "not understood" })).toMatchObject({ stage: "idle", draft: null });
  expect(advance(told, { type: "understood", draft }).stage).toBe("confirming");
  expect([confirmed.stage, lastCode(confirmed)]).toEqual(["collecting_details", "responsibilities"]);
});

it("clears the draft on a no, and asks to try again", () => {
  const denied = advance(advance(idle, { type: "understood", draft }), { type: "denied" });
  expect([denied.stage, denied.draft, lastCode(denied)]).toEqual(["idle", null, "try_again"]);
});

it("turns the four answers into duties and a start date", () => {
  const done = answer(
    confirmed,
    "um I weld columns and read blueprints",
    "I use a TIG welder and a grinder",
    "about three years",
    "my biggest achievement was finishing Route 58 two weeks early",
  );
  expect([done.stage, lastCode(done)]).toEqual(["reviewing", "please_check"]);
  expect(done.draft?.duties.split("\n")).toEqual([
    "Weld columns and read blueprints",
    "Tools and equipment: a TIG welder and a grinder",
    "Finishing Route 58 two weeks early",
  ]);
  expect(done.draft).toMatchObject({
    startDate: "2023-11-01",
    endDate: null,
    tenure: { said: "about three years", isCounted: true },
  });
});

it("asks once more how long it was, and never guesses", () => {
  const asked = answer(confirmed, "weld", "a grinder", "quite a while");
  expect([asked.question, lastCode(asked)]).toEqual([2, "tenure_again"]);
  expect(answer(asked, "from 2015 to May 2018").draft).toMatchObject({
    startDate: "2015-01-01",
    endDate: "2018-05-01",
  });
  const unknown = answer(asked, "a few years", "none");
  expect(unknown.draft?.startDate).toBe("");
  expect(unknown.draft && isComplete(unknown.draft)).toBe(false);
});

it("writes nothing down for a question that is skipped", () => {
  expect(answer(confirmed, "skip", "nothing", "skip", "no").draft?.duties).toBe("");
});

it("makes a suggestion a duty only while it is ticked", () => {
  const ticked = advance(confirmed, { type: "ticked", line: "MIG weld" });
  expect(ticked.draft?.duties).toBe("MIG weld");
  expect(ticked.draft && toggled(ticked.draft, "MIG weld").duties).toBe("");
});

it.each([
  ["I was responsible for the night shift.", "I was responsible for the night shift"],
  ["well, my main duties are welding and fitting", "Welding and fitting"],
  ["uh I drive a loader", "Drive a loader"],
  ["we poured concrete", "Poured concrete"],
  ["mis tareas eran soldar y armar", "Soldar y armar"],
  ["yo soldaba columnas", "Soldaba columnas"],
])("keeps the words of %s", (said, line) => expect(asLine(said)).toBe(line));

it.each([
  ["I used a D8 dozer and scrapers", "a D8 dozer and scrapers"],
  ["usaba esmeril y soldadora", "esmeril y soldadora"],
  ["grinder, torch", "grinder, torch"],
])("lists the tools of %s", (said, tools) => expect(asTools(said)).toBe(tools));

it.each([
  ["I worked as a welder at ABC Steel", true],
  ["fui soldador en ABC", true],
  ["I am a welder at ABC Steel", false],
  ["soy soldador", false],
])("hears whether %s is over", (userInput, past) => expect(soundsPast({ userInput })).toBe(past));
