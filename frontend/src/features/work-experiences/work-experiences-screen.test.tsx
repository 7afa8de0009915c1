import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import { WorkExperiencesScreen } from "./work-experiences-screen";

const welder = {
  id: "7d5c",
  jobTitle: "Structural Welder",
  companyName: "Bayline Fabrication",
  startDate: "2019-03-01",
  endDate: null,
  duties: "Weld columns\nRead blueprints",
};

function openScreen(answers: Answers) {
  const api = answering({ "GET /api/profile": {}, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<WorkExperiencesScreen />), sent: api.sent };
}

async function enterMonth(user: UserEvent, label: RegExp, month: string, year: string) {
  const group = within(screen.getByRole("group", { name: label }));
  await user.selectOptions(group.getByLabelText("Month"), month);
  await user.clear(group.getByLabelText("Year"));
  await user.type(group.getByLabelText("Year"), year);
}

beforeEach(() => vi.stubGlobal("confirm", () => true));
afterEach(() => vi.unstubAllGlobals());

it("shows a job with its dates and duties", async () => {
  openScreen({ "GET /api/work-experiences": [welder] });

  expect(await screen.findByRole("heading", { name: "Structural Welder" })).toBeTruthy();
  expect(screen.getByText("Mar 2019 – Present")).toBeTruthy();
  expect(screen.getByText("Read blueprints")).toBeTruthy();
});

it("says which fields are missing, and sends nothing", async () => {
  const { user, sent } = openScreen({ "GET /api/work-experiences": [] });
  await user.click(await screen.findByRole("button", { name: "Add Your First Job" }));
  await user.click(screen.getByRole("button", { name: "Save" }));

  for (const sentence of ["Job title is required", "Company name is required", "Start date is required"]) {
    expect(await screen.findByText(sentence)).toBeTruthy();
  }
  expect(sent.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

it("sends a job that is still held with no end date", async () => {
  const { user, sent } = openScreen({ "GET /api/work-experiences": [], "POST /api/work-experiences": welder });
  await user.click(await screen.findByRole("button", { name: "Add Experience" }));
  await user.type(screen.getByLabelText(/Job Title/), " Welder ");
  await user.type(screen.getByLabelText(/Company/), "Bayline");
  await enterMonth(user, /Start Date/, "March", "2019");
  await user.click(screen.getByLabelText("I work here now"));
  expect(screen.getAllByLabelText<HTMLInputElement>("Year").map(({ disabled }) => disabled)).toEqual([false, true]);
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Work experience added successfully.")).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    jobTitle: "Welder",
    companyName: "Bayline",
    startDate: "2019-03-01",
    endDate: null,
    duties: "",
  });
});

it("refuses an end before the start, and a year that can't be", async () => {
  const { user } = openScreen({ "GET /api/work-experiences": [welder] });
  await user.click(await screen.findByRole("button", { name: "Edit Structural Welder at Bayline Fabrication" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit Work Experience" }));
  await user.click(dialog.getByLabelText("I work here now"));
  await enterMonth(user, /End Date/, "January", "2018");
  await user.click(dialog.getByRole("button", { name: "Update" }));
  expect(await dialog.findByText("End date can't be before the start date")).toBeTruthy();

  await enterMonth(user, /Start Date/, "March", "1019");
  await user.click(dialog.getByRole("button", { name: "Update" }));
  expect(await dialog.findByText("Please check the year")).toBeTruthy();
  await enterMonth(user, /Start Date/, "Month", "2019");
  expect(await dialog.findByText("Please choose the month and enter the year")).toBeTruthy();
});

it("keeps a stored day while its month stays, and ends no job before it began", async () => {
  const { user, sent } = openScreen({
    "GET /api/work-experiences": [{ ...welder, startDate: "2019-03-15", endDate: "2020-05-20" }],
    "PUT /api/work-experiences/7d5c": welder,
  });
  await user.click(await screen.findByRole("button", { name: /Edit/ }));
  await enterMonth(user, /End Date/, "March", "2019");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Work experience updated successfully.")).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith("PUT"))?.body).toMatchObject({
    startDate: "2019-03-15",
    endDate: "2019-03-15",
  });
});

it("keeps the form and its words open when saving failed", async () => {
  const { user } = openScreen({
    "GET /api/work-experiences": [welder],
    "PUT /api/work-experiences/7d5c": new Response("", { status: 500 }),
  });
  await user.click(await screen.findByRole("button", { name: /Edit/ }));
  await user.click(screen.getByRole("button", { name: "Update" }));

  expect(await screen.findByText("Failed to update work experience. Please try again.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Job Title/).value).toBe("Structural Welder");
});

it("deletes only after the browser's question was answered with yes", async () => {
  const { user, sent } = openScreen({
    "GET /api/work-experiences": [welder],
    "DELETE /api/work-experiences/7d5c": new Response(null, { status: 204 }),
  });
  const deleteButton = await screen.findByRole("button", { name: /Delete/ });

  vi.stubGlobal("confirm", () => false);
  await user.click(deleteButton);
  expect(sent.some(({ call }) => call.startsWith("DELETE"))).toBe(false);

  vi.stubGlobal("confirm", () => true);
  await user.click(deleteButton);
  expect(await screen.findByText("Work experience deleted successfully.")).toBeTruthy();
});

it("offers to try again when the list couldn't be read", async () => {
  openScreen({});
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
