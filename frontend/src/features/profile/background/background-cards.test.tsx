import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { EducationCard } from "./education-card";
import { LanguagesCard } from "./languages-card";
import { ReferencesCard } from "./references-card";

const college = {
  id: "1",
  school: "Laney College",
  credential: "Welding certificate",
  hours: null,
  startDate: "2015-08-15",
  endDate: "2016-06-01",
  createdAt: "2026-01-01T00:00:00Z",
};

function serving() {
  const api = answering({
    "POST /api/education": college,
    "POST /api/languages": { id: "1", name: "Spanish", level: "Native", createdAt: college.createdAt },
    "PUT /api/profile/references": { onRequest: false, people: [] },
  });
  vi.stubGlobal("fetch", api.fetch);
  return api;
}

afterEach(() => vi.unstubAllGlobals());

it("adds an apprenticeship with its hours, and leaves empty what was left empty", async () => {
  const api = serving();
  const user = show(<EducationCard education={[]} />);
  await user.click(screen.getByRole("button", { name: "Add Education or Training" }));
  const form = within(screen.getByRole("dialog"));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("School or program is required")).toBeTruthy();
  await user.type(form.getByRole("textbox", { name: "School or program" }), "Local 378");
  await user.type(form.getByRole("textbox", { name: "Apprenticeship hours" }), "8000");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(api.sent.findLast(({ call }) => !call.startsWith("GET"))?.body).toEqual({
    school: "Local 378",
    credential: null,
    hours: 8000,
    startDate: null,
    endDate: null,
  });
});

it("shows what was learnt and when", () => {
  show(<EducationCard education={[college, { ...college, id: "2", school: "CPR", endDate: null, hours: 8000 }]} />);
  expect(screen.getByText("Welding certificate · Aug 2015 – Jun 2016")).toBeTruthy();
  expect(screen.getByText("Welding certificate, 8,000 hours · Aug 2015 – Present")).toBeTruthy();
});

it("adds a language", async () => {
  const api = serving();
  const user = show(<LanguagesCard languages={[]} />);
  await user.click(screen.getByRole("button", { name: "Add Language" }));
  await user.type(screen.getByRole("textbox", { name: "Language" }), "Spanish");
  await user.selectOptions(screen.getByRole("combobox"), "Native");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(api.sent.findLast(({ call }) => !call.startsWith("GET"))?.body).toEqual({ name: "Spanish", level: "Native" });
});

it("names people, or says that they are available, or nothing", async () => {
  const api = serving();
  const user = show(<ReferencesCard references={{ onRequest: false, people: [] }} />);
  const way = screen.getByRole("combobox", { name: "Your resumes say" });
  await user.selectOptions(way, "People by name");
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ana Soto");
  await user.click(screen.getByRole("button", { name: "Save References" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(api.sent.findLast(({ call }) => !call.startsWith("GET"))?.body).toEqual({
    onRequest: false,
    people: [{ name: "Ana Soto", relation: null, phone: null }],
  });
  await user.selectOptions(way, "Available on request");
  await user.click(screen.getByRole("button", { name: "Save References" }));
  await vi.waitFor(() =>
    expect(api.sent.findLast(({ call }) => !call.startsWith("GET"))?.body).toEqual({ onRequest: true, people: [] }),
  );
});
