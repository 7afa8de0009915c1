import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import type { User } from "@/api/model";
import { answering, show } from "@/testing/render";
import { ExistingScreens } from "@/ui/existing-screens";

import { DashboardScreen } from "./dashboard-screen";

const rosa = { id: "1", firstName: "Rosa", lastName: "Ibarra" } as User;
const empty = {
  user: rosa,
  workExperiences: [],
  equipmentSkills: [],
  certifications: [],
  contact: { phone: null, city: null, state: null, links: [] },
  education: [],
  languages: [],
  references: { onRequest: false, people: [] },
};

async function open(profile: object) {
  vi.stubGlobal("fetch", answering({ "GET /api/profile": profile, "GET /api/generated-documents": [] }).fetch);
  show(
    <ExistingScreens value={() => true}>
      <DashboardScreen user={rosa} />
    </ExistingScreens>,
  );
  return (await screen.findByRole("link", { name: /^Upload Resume/ })).parentElement;
}

const marked = (cards: HTMLElement | null) => cards?.querySelector(".border-t-hivis")?.textContent;

it("marks as the main action the one that can be used now", async () => {
  expect(marked(await open(empty))).toMatch(/^Upload Resume/);
});

it("marks writing a resume once there is something to write", async () => {
  expect(marked(await open({ ...empty, workExperiences: [{}] }))).toMatch(/^Generate Resume/);
});

it("leads from each group of the profile to its form", async () => {
  await open(empty);
  const places = ["Work experience", "Equipment & skills", "Certifications", "References"].map((name) =>
    screen.getByRole("link", { name }).getAttribute("href"),
  );
  expect(places).toEqual(["/experience", "/skills", "/skills?tab=certifications", "/profile"]);
});

it("says why a profile in which nothing is missing stands at 75%", async () => {
  const said = /so 75% is the most it shows/;
  await open({ ...empty, workExperiences: [{}], equipmentSkills: [{}] });
  expect(screen.queryByText(said)).toBeNull();
  cleanup();
  await open({ ...empty, workExperiences: [{}], equipmentSkills: [{}], certifications: [{}] });
  expect(screen.getByText(said)).toBeTruthy();
});
