import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { ProfileScreen } from "./profile-screen";

const empty = {
  user: { firstName: "Rosa", lastName: "Ibarra" },
  workExperiences: [],
  equipmentSkills: [],
  certifications: [],
  contact: { phone: null, city: null, state: null, links: [] },
  education: [],
  languages: [],
  references: { onRequest: false, people: [] },
};
const review = { id: "7", fileName: "resume.pdf", added: 3, open: 1 };

function showProfile(profile: object, reviews: object[]) {
  const answers = { "GET /api/auth/user": empty.user, "GET /api/profile": profile, "GET /api/resume-reviews": reviews };
  vi.stubGlobal("fetch", answering(answers).fetch);
  show(<ProfileScreen />);
}

/** What is orange on the screen. */
async function mainActions(profile: object, reviews: object[]) {
  showProfile(profile, reviews);
  await screen.findByRole("heading", { name: "References" });
  if (reviews.length > 0) await screen.findByRole("link", { name: "Check what we read" });
  return [...document.querySelectorAll(".bg-hivis")].map(({ textContent }) => textContent);
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["an empty profile: a resume to read", empty, [], "Choose a file"],
  ["a profile to write from: a document", { ...empty, workExperiences: [{}] }, [], "Generate Resume"],
  ["an upload that nobody looked over: that", { ...empty, workExperiences: [{}] }, [review], "Check what we read"],
])("marks one main action, for %s", async (_, profile, reviews, action) => {
  expect(await mainActions(profile, reviews)).toEqual([action]);
});

it("shows who one is to be read only, says where that is changed, and leads from each count to its list", async () => {
  showProfile({ ...empty, workExperiences: [{}, {}] }, []);
  const name = await screen.findByDisplayValue<HTMLInputElement>("Rosa");
  expect(name.disabled).toBe(true);
  for (const label of ["Last Name", "Email"])
    expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true);
  expect(screen.getByText(/Your name and email are managed/)).toBeTruthy();
  await screen.findByRole("link", { name: /Work Experience/ });
  const lists = [/^Work Experience\s*2$/, /^Certifications\s*0$/, /^Equipment Skills\s*0$/];
  const led = lists.map((list) => screen.getByRole("link", { name: list }).getAttribute("href"));
  expect(led).toEqual(["/experience", "/skills?tab=certifications", "/skills"]);
});
