import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { GenerateScreen } from "../generate-screen";
import { page, stored } from "../sample-document";

type Untold = ReturnType<typeof ofJob> & { reason?: "wording" };

const lines = ["Enseñé a 4 operadores", "Engrase y lavado", "Marco niveles", "Cambio baleros"];
const job = { organization: "Merced Bend", title: "Mechanic", dates: "2019", bullets: [] as string[] };
const ofJob = (line: string) => ({
  entry: 1,
  line,
  organization: "Merced Bend",
  title: "Mechanic",
  told: [] as string[],
});

const forWording = (line: string) => ({ ...ofJob(line), reason: "wording" as const });

function opened(untold: Untold[], composed: object) {
  const untranslated = untold.filter(({ reason }) => !reason).map(({ line }) => line);
  const findings = { ...stored.findings, untold, untranslated };
  const document = { ...stored, composed, findings };
  const api = answering({
    "GET /api/profile": { workExperiences: [{}], equipmentSkills: [], certifications: [] },
    "GET /api/generated-documents": [{ ...stored, fileName: null }],
    "GET /api/generated-documents/d0c5": document,
    "GET /api/generated-documents/d0c5/pages?template=classic&paper=letter": { version: 1, pages: [page] },
    "GET /api/document-templates": [],
    "PATCH /api/generated-documents/d0c5": { ...stored, version: 2 },
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<GenerateScreen addToProfile={() => null} />);
  return { user, edits: () => api.sent.find(({ call }) => call.startsWith("PATCH"))?.body };
}

afterEach(() => vi.unstubAllGlobals());

it("has the person write a line of the other language in the job it is of, with the original beside it", async () => {
  const [section] = stored.composed.sections;
  const sections = [{ ...section, entries: [...(section?.entries ?? []), job] }];
  const { user, edits } = opened(lines.map(ofJob), { ...stored.composed, sections });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText("This job has no lines in the document yet: Mechanic, Merced Bend")).toBeTruthy();
  expect(screen.getByText(/4 lines of yours are in Spanish and aren't in the document/)).toBeTruthy();
  expect(screen.queryByText("Cambio baleros")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show all 4 lines" }));
  await user.click(screen.getByRole("button", { name: "Write it: Cambio baleros" }));

  const ofMechanic = within(await screen.findByRole("group", { name: "Mechanic, Merced Bend" }));
  expect(ofMechanic.getByText("Cambio baleros").lang).toBe("es");
  await vi.waitFor(() => expect(document.activeElement).toBe(ofMechanic.getByLabelText("Line 1 of 1")));
  await user.keyboard("Replace bearings");
  await user.click(ofMechanic.getByRole("button", { name: "Write it: Marco niveles" }));
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({
    edits: {
      sections: [
        {
          bullets: [
            ["Welded beams", "Read prints"],
            ["Replace bearings", ""],
          ],
        },
      ],
      writtenLines: [{ entry: 1, line: "Cambio baleros", told: "Replace bearings" }],
    },
  });
  expect(screen.queryByText(/lines? of yours/)).toBeNull();
});

it("has what a line tells only in part written where it tells it, and says so", async () => {
  const whole = ofJob("Cambio baleros en pendientes de 10/12");
  const [section] = stored.composed.sections;
  const sections = [{ ...section, entries: [...(section?.entries ?? []), { ...job, bullets: ["Replace bearings"] }] }];
  const untold = [{ ...whole, told: ["Replace bearings"] }, ofJob("Marco niveles")];
  const { user, edits } = opened(untold, { ...stored.composed, sections });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText(/2 lines of yours .* aren't in the document, or only in part/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Write it: Marco niveles" }));
  const ofMechanic = within(await screen.findByRole("group", { name: "Mechanic, Merced Bend" }));
  await user.click(ofMechanic.getByRole("button", { name: `Write it: ${whole.line}` }));
  await vi.waitFor(() => expect(document.activeElement).toBe(ofMechanic.getByLabelText("Line 1 of 2")));
  expect(ofMechanic.getByText(whole.line)).toBeTruthy();
  await user.type(ofMechanic.getByLabelText("Line 1 of 2"), " on 10/12 slopes");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({
    edits: {
      sections: [
        {
          bullets: [
            ["Welded beams", "Read prints"],
            ["Replace bearings on 10/12 slopes", ""],
          ],
        },
      ],
      writtenLines: [{ entry: 1, line: whole.line, told: "Replace bearings on 10/12 slopes" }],
    },
  });
});

it("writes a line into a letter's list where that is of its job, and else as a paragraph before the last", async () => {
  const letter = {
    ...stored.composed,
    type: "cover_letter",
    date: "July 6",
    recipient: [],
    greeting: "Dear,",
    paragraphs: ["Above", "Thanks"],
    points: { lead: "There:", job: { ...job, bullets: ["Grease bearings"] }, after: 1 },
    closing: "Sincerely,",
  };
  const ofOther = { ...ofJob("Soldaba rejas"), entry: 2, organization: "Rejas", title: "Welder" };
  const { user, edits } = opened([ofJob("Marco niveles"), ofOther], letter);
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  await user.click(await screen.findByRole("button", { name: "Write it: Marco niveles" }));
  const list = within(screen.getByRole("group", { name: "List" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(list.getByLabelText("Line 2 of 2")));
  await user.keyboard("Set levels");
  await user.click(screen.getByRole("button", { name: "Write it: Soldaba rejas" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Line 2 of 3")));
  await user.keyboard("I welded fences.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({
    edits: {
      paragraphs: ["Above", "I welded fences.", "Thanks"],
      points: { after: 1, bullets: ["Grease bearings", "Set levels"] },
      writtenLines: [
        { line: "Soldaba rejas", told: "I welded fences." },
        { line: "Marco niveles", told: "Set levels" },
      ],
    },
  });
});

it("has the person word a line that an employer would stumble over, beginning with the line itself", async () => {
  const [section] = stored.composed.sections;
  const sections = [{ ...section, entries: [...(section?.entries ?? []), job] }];
  const chatter = "Ran the lathe, boss was picky about it";
  const { user, edits } = opened([chatter, "Lids are cut by others"].map(forWording), { ...stored.composed, sections });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText("This job has no lines in the document yet: Mechanic, Merced Bend")).toBeTruthy();
  expect(screen.getByText(/2 lines of yours aren't in the document: .* Word them as they should stand:/)).toBeTruthy();
  expect(screen.queryByText(/Spanish/)).toBeNull();
  expect(screen.getByText(chatter).lang).toBe("en");
  await user.click(screen.getByRole("button", { name: `Write it: ${chatter}` }));

  const ofMechanic = within(await screen.findByRole("group", { name: "Mechanic, Merced Bend" }));
  const field = ofMechanic.getByLabelText<HTMLTextAreaElement>("Line 1 of 1");
  expect(ofMechanic.getByText(chatter, { selector: "span" }).lang).toBe("en");
  expect(field.value).toBe(chatter);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.selectionStart).toBe(chatter.length);
  await user.keyboard("{Backspace>25/}, to the foreman's measure");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Saved")).toBeTruthy();
  const told = "Ran the lathe, to the foreman's measure";
  expect(edits()).toMatchObject({
    edits: {
      sections: [{ bullets: [["Welded beams", "Read prints"], [told]] }],
      writtenLines: [{ entry: 1, line: chatter, told }],
    },
  });
});

it("tells lines of the other language and lines of clumsy wording each once, and why", async () => {
  const [section] = stored.composed.sections;
  const sections = [{ ...section, entries: [...(section?.entries ?? []), job] }];
  const clumsy = { ...forWording("Lids are cut by others"), entry: 0, organization: "Bayline", title: "Welder" };
  const { user } = opened([ofJob("Marco niveles"), clumsy], { ...stored.composed, sections });
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  const sentences = await screen.findAllByText(/1 line of yours/);
  expect(sentences.map(({ textContent }) => textContent)).toEqual([
    "1 line of yours is in Spanish and isn't in the document, since it couldn't be put into English. Write it in English:",
    "1 line of yours isn't in the document: an employer may stumble over it, since it tells what others do or reads like talk or notes. Word it as it should stand:",
  ]);
  expect(screen.getAllByText(/no lines in the document yet/)).toHaveLength(1);
  expect(screen.getAllByText("Lids are cut by others")).toHaveLength(1);
  expect(screen.getAllByText("Marco niveles")).toHaveLength(1);
  expect(screen.getByText("Marco niveles").lang).toBe("es");
});

it("leaves a letter that lists nothing to be worded from the line itself, as a paragraph before the last", async () => {
  const letter = {
    ...stored.composed,
    type: "cover_letter",
    language: "es",
    date: "6 de julio",
    recipient: [],
    greeting: "Hola:",
    paragraphs: ["Arriba", "Gracias"],
    points: null,
    closing: "Atentamente,",
  };
  const { user, edits } = opened([forWording("Soldaba y ya")], letter);
  await user.click(await screen.findByRole("button", { name: "Structural Welder" }));
  expect(await screen.findByText("This letter says nothing of your work yet: Mechanic, Merced Bend")).toBeTruthy();
  expect(screen.getByText("Soldaba y ya").lang).toBe("es");
  await user.click(screen.getByRole("button", { name: "Write it: Soldaba y ya" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Line 2 of 3")));
  await user.keyboard(" rejas");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(edits()).toMatchObject({
    edits: {
      paragraphs: ["Arriba", "Soldaba y ya rejas", "Gracias"],
      writtenLines: [{ line: "Soldaba y ya", told: "Soldaba y ya rejas" }],
    },
  });
});
