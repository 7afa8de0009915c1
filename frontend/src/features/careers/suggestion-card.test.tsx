import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import { speak } from "@/i18n/language";
import { show } from "@/testing/render";

import type { CareerSuggestion } from "./api";
import { SuggestionCard } from "./suggestion-card";

const suggestion: CareerSuggestion = {
  job_title: "Carpenters",
  job_title_es: "Carpinteros",
  onet_code: "47-2031.00",
  soc_code: "47-2031",
  match_score: 76,
  transferable_skills: ["Pongo tejas", "Building and Construction", "Mathematics", "Design"],
  own_skills: 1,
  explanation: "",
  growth_outlook: "",
  growth: null,
  growth_percent: null,
  growth_period: null,
  median_hourly_wage: null,
  median_annual_wage: null,
  annual_openings: null,
  figures_period: null,
  published_as: null,
  job_zone: null,
  education: null,
  experience: null,
  training: null,
  step_up: false,
  reasons: [],
  have: [],
  missing: [],
  path: [],
};

afterEach(() => speak("en"));

it.each([
  ["en", "Pongo tejas; Building and Construction; Mathematics"],
  ["es", "Pongo tejas; Edificación y construcción; Matemáticas"],
] as const)("says in two lines what carries over, in the reader's language: %s", async (language, words) => {
  await speak(language);
  show(<SuggestionCard suggestion={suggestion} rank={2} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
