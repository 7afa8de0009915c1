import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import { GenerateScreen } from "../generate-screen";
import { page, stored } from "../sample-document";

const DOCUMENT = "/api/generated-documents/d0c5";
const link = {
  url: "https://tradefolio.example/d/kEy",
  template: "classic",
  openings: 0,
  lastOpenedAt: null,
  createdAt: "2026-03-01T10:00:00Z",
};

function openList(isShared: boolean, answers: Answers) {
  const api = answering({
    "GET /api/profile": { workExperiences: [{}], equipmentSkills: [], certifications: [] },
    "GET /api/generated-documents": [{ ...stored, fileName: null, isShared }],
    [`GET ${DOCUMENT}`]: { ...stored, isShared },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<GenerateScreen addToProfile={() => null} />);
  return { user, calls: () => api.sent.map(({ call }) => call), sent: api.sent };
}

const confirm = vi.fn<() => boolean>();
beforeEach(() => {
  confirm.mockReturnValue(true);
  vi.stubGlobal("confirm", confirm);
});
afterEach(() => vi.unstubAllGlobals());

it("is off until it is switched on, and gives the link to copy and as a picture", async () => {
  const { user, calls, sent } = openList(false, { [`PUT ${DOCUMENT}/link`]: link });
  await user.click(await screen.findByRole("button", { name: "Share Structural Welder" }));
  const toggle = await screen.findByRole("switch", { name: /Anyone with the link/ });
  expect(toggle).toHaveProperty("ariaChecked", "false");
  expect(screen.queryByLabelText("Link")).toBeNull();
  expect(calls().filter((call) => call.includes("/link"))).toEqual([]);

  await user.click(toggle);
  expect(await screen.findByLabelText("Link")).toHaveProperty("value", link.url);
  expect(sent.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({ template: "classic" });
  const picture = screen.getByRole<HTMLImageElement>("img", { name: "QR code of the link" });
  expect(new URL(picture.src).pathname).toBe(`${DOCUMENT}/link/qr`);
  expect(screen.getByText("Nobody has opened it yet.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await expect(navigator.clipboard.readText()).resolves.toBe(link.url);
});

it("asks about an expired certificate before it makes the link", async () => {
  const expired = [{ id: "c1", name: "TWIC", expiredOn: "2024-01-15", isAgreed: false }];
  const { user, sent } = openList(false, {
    [`GET ${DOCUMENT}`]: { ...stored, expired },
    [`PATCH ${DOCUMENT}`]: stored,
    [`PUT ${DOCUMENT}/link`]: link,
  });
  const changes = () => sent.filter(({ call }) => !call.startsWith("GET")).map(({ call, body }) => [call, body]);
  await user.click(await screen.findByRole("button", { name: "Share Structural Welder" }));
  await user.click(await screen.findByRole("switch", { name: /Anyone with the link/ }));
  const question = await screen.findByRole("dialog", { name: "A certification has expired" });
  expect(question.textContent).toContain("TWIC expired on Jan 15, 2024.");
  expect(changes()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Leave out and print" }));
  expect(await screen.findByLabelText("Link")).toHaveProperty("value", link.url);
  expect(changes()).toEqual([
    [`PATCH ${DOCUMENT}`, { version: 1, edits: { certificatesLeftOut: ["TWIC"] } }],
    [`PUT ${DOCUMENT}/link`, { template: "classic" }],
  ]);
});

it("tells how often it was opened, and ends the link only for who means it", async () => {
  const opened = { ...link, openings: 3, lastOpenedAt: "2026-03-02T10:00:00Z" };
  const { user, calls } = openList(true, {
    [`GET ${DOCUMENT}/link`]: opened,
    [`DELETE ${DOCUMENT}/link`]: new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole("button", { name: "Link is on: Structural Welder" }));
  expect(await screen.findByText("Opened 3 times")).toBeTruthy();

  confirm.mockReturnValueOnce(false);
  await user.click(screen.getByRole("button", { name: "End the link" }));
  expect(calls()).not.toContain(`DELETE ${DOCUMENT}/link`);

  await user.click(screen.getByRole("button", { name: "End the link" }));
  await waitFor(() => expect(calls()).toContain(`DELETE ${DOCUMENT}/link`));
  expect(await screen.findByText("Link ended")).toBeTruthy();
});

it("shows the page in the template that is looked at, when asked to", async () => {
  const template = (id: string, name: string) => ({ id, name: { en: name, es: name }, about: { en: "", es: "" } });
  const pages = { version: 1, pages: [page] };
  const { user, sent } = openList(true, {
    [`GET ${DOCUMENT}`]: { ...stored, isShared: true },
    [`GET ${DOCUMENT}/pages?template=classic&paper=letter`]: pages,
    [`GET ${DOCUMENT}/pages?template=slab&paper=letter`]: pages,
    "GET /api/document-templates": [template("classic", "Classic"), template("slab", "Slab")],
    [`GET ${DOCUMENT}/link`]: link,
    [`PUT ${DOCUMENT}/link`]: { ...link, template: "slab" },
  });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByText("Slab"));
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Share a link" }));
  expect(await screen.findByText("The page uses the template Classic.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use Slab" }));
  await waitFor(() => expect(screen.queryByText("The page uses the template Classic.")).toBeNull());
  expect(sent.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({ template: "slab" });
});
