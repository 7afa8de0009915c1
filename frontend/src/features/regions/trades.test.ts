import { i18n } from "@lingui/core";
import { afterEach, expect, it } from "vitest";

import { speak } from "@/i18n/language";

import { tradeNamedIn } from "./trades";

afterEach(() => speak("en"));

it.each([
  ["Structural Welder", "Welder"],
  ["Lead automotive mechanic", "Mechanic"],
  ["HVAC Technician II", "HVAC Technician"],
])("a title %s names the trade %s", (title, value) => {
  expect(tradeNamedIn(title, i18n)?.value).toBe(value);
});

it.each(["A&P Mechanic", "Diesel Mechanic", "Elevator Mechanic", "Waitress"])("%s names none of them", (title) => {
  expect(tradeNamedIn(title, i18n)).toBeUndefined();
});

it("knows the trades in Spanish, and English ones on a Spanish screen", async () => {
  await speak("es");
  expect(tradeNamedIn("Soldador de estructura", i18n)?.value).toBe("Welder");
  expect(tradeNamedIn("Structural Welder", i18n)?.value).toBe("Welder");
});
