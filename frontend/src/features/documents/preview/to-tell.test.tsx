import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { GenerateScreen } from "../generate-screen";
import { page, stored } from "../sample-document";

const letter = {
  ...stored.composed,
  type: "cover_letter",
  date: "July 6",
  recipient: [],
  greeting: "Dear,",
  paragraphs: ["Above", "I can start Monday.", "Thanks"],
  points: null,
  closing: "Sincerely,",
};
const question = "which CMM work you did yourself";
const toTell = [
  { asked: "when you can start", subject: "terms", language: "en", told: "I can start Monday." },
  { asked: question, subject: "work", language: "en", told: null },
];

function opened() {
  const document = { ...stored, composed: letter, findings: { ...stored.findings, toTell } };
  const told = toTell.map((one) => ({ ...one, told: one.told ?? "I ran the CMM." }));
  const api = answering({
    "GET /api/profile": { workExperiences: [{}], equipmentSkills: [], certifications: [] },
    "GET /api/generated-documents": [{ ...stored, fileName: null }],
    "GET /api/generated-documents/d0c5": document,
    "GET /api/generated-documents/d0c5/pages?template=classic&paper=letter": { version: 1, pages: [page] },
    "GET /api/document-templates": [],
    "PATCH /api/generated-documents/d0c5": { ...document, version: 2, findings: { ...stored.findings, toTell: told } },
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<GenerateScreen addToProfile={() => null} />);
  return { user, edits: () => api.sent.find(({ call }) => call.startsWith("PATCH"))?.body };
}

afterEach(() => vi.unstubAllGlobals());

it("asks what the letter doesn't tell, and takes the answer as a paragraph before the last", async () => {
  const { user, edits } = opened();
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText("The posting asks you to tell this. Add it in your own words?")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add it: when you can start" })).toBeNull();
  await user.click(screen.getByRole("button", { name: `Add it: ${question}` }));

  const field = await screen.findByLabelText("Line 3 of 4");
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  const asked = screen.getByText(question);
  expect([asked.lang, asked.parentElement?.textContent]).toEqual(["en", `The posting asks: “${question}”`]);
  expect(asked.parentElement?.id).toBe(field.getAttribute("aria-describedby"));
  expect(screen.getByText("when you can start")).toBeTruthy();
  await user.keyboard("I ran the CMM.");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({
    edits: {
      paragraphs: ["Above", "I can start Monday.", "I ran the CMM.", "Thanks"],
      answers: [
        { asked: "when you can start", told: "I can start Monday." },
        { asked: question, told: "I ran the CMM." },
      ],
    },
  });
  expect(screen.queryByText(/The posting asks/)).toBeNull();
});

it("offers in the editor what isn't told once its paragraph is removed", async () => {
  const { user, edits } = opened();
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.click(await screen.findByRole("button", { name: "Remove line 2" }));
  expect(screen.getByRole("button", { name: "Add it: when you can start" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({ edits: { paragraphs: ["Above", "Thanks"] } });
  expect(JSON.stringify(edits())).not.toContain("answers");
});
