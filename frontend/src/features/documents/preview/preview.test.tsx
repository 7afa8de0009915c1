import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { speak } from "@/i18n/language";
import { answering, type Answers, show } from "@/testing/render";

import { GenerateScreen } from "../generate-screen";
import { page, stored } from "../sample-document";

function openScreen(answers: Answers) {
  const api = answering({
    "GET /api/profile": { workExperiences: [{}], equipmentSkills: [], certifications: [] },
    "GET /api/generated-documents": [{ ...stored, fileName: null }],
    "GET /api/generated-documents/d0c5": stored,
    "GET /api/generated-documents/d0c5/pages?template=classic&paper=letter": { version: 1, pages: [page] },
    "GET /api/document-templates": [],
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<GenerateScreen addToProfile={({ addition }) => <p>{JSON.stringify(addition)}</p>} />);
  return { user, sent: api.sent };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak("en");
});

it("lights up the line that covers a requirement, and offers to add what is missing", async () => {
  const { user } = openScreen({});
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByRole("img", { name: "Page 1 of 1" })).toBeTruthy();
  expect(screen.queryByTestId("light")).toBeNull();
  await user.click(screen.getByRole("button", { name: /Beams/ }));
  expect(screen.getByTestId("light").style.top).toBe("29.8%");

  await user.click(screen.getByRole("button", { name: "I have this: TWIC" }));
  expect(screen.getByText('{"kind":"certification","name":"TWIC"}')).toBeTruthy();
});

it("takes a requirement over as a name, and keeps the focus on the row that told of it", async () => {
  const coverage = [{ requirement: "driver license", kind: "certification", covered: false, reason: "not_in_profile" }];
  const findings = { ...stored.findings, coverage };
  const { user } = openScreen({ "GET /api/generated-documents/d0c5": { ...stored, findings } });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  const row = await screen.findByRole("button", { name: /0 of 1 requirement covered/ });
  await user.click(row);
  await user.click(screen.getByRole("button", { name: "I have this: driver license" }));
  expect(screen.getByText('{"kind":"certification","name":"Driver license"}')).toBeTruthy();
  expect(document.activeElement).toBe(row);
});

it("saves the person's own words, with what they moved, removed and took back", async () => {
  const doubts = [{ line: "Ran it all", words: ["ran"] }];
  const changed = { ...stored, version: 2, findings: { ...stored.findings, doubts } };
  const { user, sent } = openScreen({
    "PATCH /api/generated-documents/d0c5": changed,
  });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.click(screen.getByRole("button", { name: "Move line 2 up" }));
  await user.click(screen.getByRole("button", { name: "Remove line 2" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Add a line" }));
  await user.type(screen.getByLabelText("Line 3 of 3"), "Ran it all");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("1 line of yours isn't in your profile. Add it?")).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({
    version: 1,
    edits: {
      headline: "Welder",
      sections: [{ paragraphs: [], bullets: [["Read prints", "Welded beams", "Ran it all"]], lines: [] }],
    },
  });
  await user.click(screen.getByRole("button", { name: "Add to profile: Ran it all" }));
  expect(screen.getByText(/"kind":"work"/)).toBeTruthy();
});

it("edits a letter's list where it stands among the paragraphs, takes it out and puts it back", async () => {
  const job = { organization: "Bayline", title: "Welder", dates: "2019", bullets: ["Welded beams", "Read prints"] };
  const letter = {
    ...stored.composed,
    type: "cover_letter",
    date: "July 6",
    recipient: [],
    greeting: "Dear,",
    paragraphs: ["Above", "Below"],
    points: { lead: "What I did there:", job, after: 1 },
    closing: "Sincerely,",
  };
  const doubts = [{ line: "Read prints", words: ["prints"] }];
  const written = { ...stored, type: "cover_letter", composed: letter, findings: { ...stored.findings, doubts } };
  const { user, sent } = openScreen({
    "GET /api/generated-documents/d0c5": written,
    "PATCH /api/generated-documents/d0c5": { ...written, version: 2 },
  });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const list = () => screen.getByRole("group", { name: "List" });
  await user.type(within(list()).getByLabelText("Line above the list"), " (part)");
  await user.click(within(list()).getByRole("button", { name: "Move line 2 up" }));
  await user.click(within(list()).getByRole("button", { name: "Add to profile" }));
  expect(screen.getByText(/"organization":"Bayline","title":"Welder","line":"Read prints"/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the list" }));
  await user.click(screen.getByRole("button", { name: "Add a list" }));
  await user.click(screen.getByRole("button", { name: "Move the list down" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent.some(({ call }) => call.startsWith("PATCH"))).toBe(true));
  expect(sent.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({
    version: 1,
    edits: {
      paragraphs: ["Above", "Below"],
      points: { after: 2, lead: "What I did there: (part)", bullets: ["Read prints", "Welded beams"] },
    },
  });
});

it("asks about an expired certificate before it prints, and opens it for its new date", async () => {
  const expired = [{ id: "c1", name: "TWIC", expiredOn: "2024-01-15", isAgreed: false }];
  const { user, sent } = openScreen({ "GET /api/generated-documents/d0c5": { ...stored, expired } });
  const downloads = () => sent.filter(({ call }) => call.includes("/download"));
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Download PDF" }));
  const question = await screen.findByRole("dialog", { name: "A certification has expired" });
  expect(question.textContent).toContain("TWIC expired on Jan 15, 2024.");
  expect(downloads()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Update the date: TWIC" }));
  expect(screen.getByText('{"kind":"renewal","certificationId":"c1"}')).toBeTruthy();
});

it("prints an expired certificate as such once that was said, and asks no more", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  const expired = [{ id: "c1", name: "TWIC", expiredOn: "2024-01-15", isAgreed: false }];
  const { user, sent } = openScreen({
    "GET /api/generated-documents/d0c5": { ...stored, expired },
    "PATCH /api/generated-documents/d0c5": { ...stored, expired },
    "GET /api/generated-documents/d0c5/download?template=classic&paper=letter&format=pdf": new Response("%PDF"),
  });
  const of = (part: string) => sent.filter(({ call }) => call.includes(part));
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Download PDF" }));
  await user.click(await screen.findByRole("button", { name: "Print as expired" }));
  await waitFor(() => expect(of("/download")).toHaveLength(1));
  expect(of("PATCH")[0]?.body).toEqual({ version: 1, edits: { certificatesAsNow: ["TWIC"] } });
  expect(screen.queryByRole("dialog", { name: "A certification has expired" })).toBeNull();

  await user.click(await screen.findByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(of("/download")).toHaveLength(2));
});

it("doesn't ask again what was answered at another visit", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  const expired = [{ id: "c1", name: "TWIC", expiredOn: "2024-01-15", isAgreed: true }];
  const { user, sent } = openScreen({
    "GET /api/generated-documents/d0c5": { ...stored, expired },
    "GET /api/generated-documents/d0c5/download?template=classic&paper=letter&format=pdf": new Response("%PDF"),
  });
  await user.click(await screen.findByRole("button", { name: "Download Structural Welder" }));
  await waitFor(() => expect(sent.filter(({ call }) => call.includes("/download"))).toHaveLength(1));
  expect(screen.queryByRole("dialog", { name: "A certification has expired" })).toBeNull();
});

it("asks the same in the list, before it downloads a document that nobody has opened", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  const expired = [{ id: "c1", name: "TWIC", expiredOn: "2024-01-15", isAgreed: false }];
  const { user, sent } = openScreen({
    "GET /api/generated-documents/d0c5": { ...stored, expired },
    "PATCH /api/generated-documents/d0c5": { ...stored, version: 2 },
    "GET /api/generated-documents/d0c5/download?template=classic&paper=letter&format=pdf": new Response("%PDF"),
  });
  const downloads = () => sent.filter(({ call }) => call.includes("/download"));
  await user.click(await screen.findByRole("button", { name: "Download Structural Welder" }));
  expect(await screen.findByRole("dialog", { name: "A certification has expired" })).toBeTruthy();
  expect(downloads()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Leave out and print" }));
  await waitFor(() => expect(downloads()).toHaveLength(1));
  expect(screen.queryByRole("dialog", { name: "A certification has expired" })).toBeNull();
});

it("says of a letter in Spanish, too, when it was saved, in words that fit its gender", async () => {
  const letter = { ...stored, type: "cover_letter" };
  const { user } = openScreen({ "GET /api/generated-documents/d0c5": letter });
  await act(() => speak("es"));
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText(/^Carta de presentación · se guardó/)).toBeTruthy();
});

it("downloads from the list in the look that was chosen last, also at the next visit", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
  const slab = { id: "slab", name: { en: "Slab", es: "Losa" }, about: { en: "Heavy", es: "Pesada" } };
  const download = "GET /api/generated-documents/d0c5/download?template=slab&paper=letter&format=pdf";
  const { user, sent } = openScreen({
    "GET /api/document-templates": [slab],
    "GET /api/generated-documents/d0c5/pages?template=slab&paper=letter": { version: 1, pages: [page] },
    [download]: new Response("%PDF"),
  });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("radio", { name: "Slab" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Download Structural Welder" }));
  await waitFor(() => expect(sent.some(({ call }) => call === download)).toBe(true));

  cleanup();
  const next = openScreen({ "GET /api/document-templates": [slab] });
  await next.user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Slab" })).checked).toBe(true);
});
