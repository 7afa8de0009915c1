import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import { GenerateScreen } from "./generate-screen";
import { page, POSTING, stored } from "./sample-document";

const profile = (jobs: number, certifications: number) => ({
  user: { firstName: "Rosa", lastName: "Ibarra" },
  workExperiences: Array.from({ length: jobs }, () => ({})),
  equipmentSkills: [],
  certifications: Array.from({ length: certifications }, () => ({})),
});

const event = (id: number, name: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const stream = (...events: string[]) =>
  new Response(events.join(""), { headers: { "Content-Type": "text/event-stream", Location: "/api/jobs/5f0c" } });

const crafting = event(1, "progress", {
  step: 4,
  steps: 6,
  percent: 62,
  message: "Crafting professional content...",
});
const result = {
  documentId: "d0c5",
  title: "Structural Welder",
  content: "Rosa Ibarra\nSUMMARY",
  missingKeywords: ["TWIC"],
  removed: [],
  untranslated: [],
  writer: "rules",
};

const read = {
  description: POSTING,
  company: "Acme Shipyard",
  title: "Welder",
  location: "Richmond, CA",
  closed: true,
  truncated: false,
};

function openScreen(answers: Answers, jobs = 1, certifications = 0) {
  const api = answering({
    "GET /api/profile": profile(jobs, certifications),
    "GET /api/generated-documents": [],
    "GET /api/generated-documents/d0c5": stored,
    "GET /api/generated-documents/d0c5/pages?template=classic&paper=letter": { version: 1, pages: [page] },
    "GET /api/document-templates": [],
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return {
    user: show(<GenerateScreen addToProfile={({ addition }) => <p>{JSON.stringify(addition)}</p>} />),
    sent: api.sent,
  };
}

async function ask(user: ReturnType<typeof show>, description = POSTING) {
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  await user.click(screen.getByRole("button", { name: "Generate New Document" }));
  const dialog = within(screen.getByRole("dialog", { name: "Generate New Document" }));
  if (description) await user.type(dialog.getByLabelText(/Job Description/), description);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Generate Document" }).disabled).toBe(false),
  );
  await user.click(dialog.getByRole("button", { name: "Generate Document" }));
}

/** Holds what is due after a second, as the end of the progress, until the test lets it happen. */
function holdSeconds() {
  const start = globalThis.setTimeout;
  const held: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (callback: () => void, milliseconds?: number) =>
    milliseconds === 1_000 ? held.push(callback) : start(callback, milliseconds),
  );
  return () => act(() => held.splice(0).forEach((happen) => happen()));
}

afterEach(() => vi.unstubAllGlobals());

it("goes from the posting over the progress to the preview", async () => {
  const { user, sent } = openScreen({
    "POST /api/generate-content": stream(crafting, event(2, "succeeded", { result })),
  });
  const letSecondPass = holdSeconds();
  await ask(user);

  const progress = within(await screen.findByRole("dialog", { name: "Document generated successfully!" }));
  expect(progress.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
  expect(progress.getAllByRole("listitem")).toHaveLength(6);
  letSecondPass();

  const preview = within(await screen.findByRole("dialog", { name: "Structural Welder" }));
  expect(await preview.findByText("Rosa Ibarra")).toBeTruthy();
  expect(preview.getByText("TWIC")).toBeTruthy();
  expect(sent.find(({ call }) => call === "POST /api/generate-content")?.body).toEqual({
    documentType: "resume",
    language: null,
    jobDescription: POSTING,
    jobUrl: null,
    jobTitle: null,
    company: null,
    location: null,
  });
});

it("asks for the language that was chosen, and tells what was left out of the document, why and who wrote it", async () => {
  const removed = [
    { text: "Led a crew of 12.", reason: "number", words: ["12"] },
    { text: "I do it all.", reason: "from_tomorrow", words: [] },
  ];
  const findings = { ...stored.findings, removed, untranslated: ["Build stairs and railings"], writer: "model" };
  const { user, sent } = openScreen({
    "POST /api/generate-content": stream(event(1, "succeeded", { result })),
    "GET /api/generated-documents/d0c5": { ...stored, findings },
  });
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  await user.click(screen.getByRole("button", { name: "Generate New Document" }));
  await user.selectOptions(screen.getByLabelText("Language of the document"), "Español");
  await user.type(screen.getByLabelText(/Job Description/), POSTING);
  await user.click(screen.getByRole("button", { name: "Generate Document" }));

  const preview = within(await screen.findByRole("dialog", { name: "Structural Welder" }));
  expect(await preview.findByText("2 sentences were left out because your profile doesn't say so.")).toBeTruthy();
  expect(preview.getByText("Led a crew of 12.")).toBeTruthy();
  expect(preview.getByText("A number that your profile doesn't have: “12”")).toBeTruthy();
  expect(preview.getByText("Work that your profile doesn't mention:")).toBeTruthy();
  expect(preview.getByText(/1 line was left as you wrote it, in the other language/)).toBeTruthy();
  expect(preview.getByText("Build stairs and railings")).toBeTruthy();
  expect(preview.getByText(/Written by AI/)).toBeTruthy();
  expect(sent.find(({ call }) => call === "POST /api/generate-content")?.body).toMatchObject({ language: "es" });
});

it("downloads the very document that was previewed", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download); // jsdom has no downloads
  });
  const { user, sent } = openScreen({
    "POST /api/generate-content": stream(event(1, "succeeded", { result })),
    "GET /api/generated-documents/d0c5/download?template=classic&paper=letter&format=pdf": new Response("%PDF-1.7"),
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:pdf", revokeObjectURL: () => undefined }));
  await ask(user);
  await user.click(await screen.findByRole("button", { name: "Download PDF" }));

  expect(await screen.findByText("Your resume has been downloaded.")).toBeTruthy();
  expect(saved).toEqual(["Resume.pdf"]);
  expect(sent.map(({ call }) => call)).toContain(
    "GET /api/generated-documents/d0c5/download?template=classic&paper=letter&format=pdf",
  );
});

it("closes the progress on a failure, says the server's reason, and loses nothing that was typed", async () => {
  const reason = "This took too long, so we stopped it. None of your data was changed. Please try again.";
  const { user } = openScreen({
    "POST /api/generate-content": stream(crafting, event(2, "failed", { code: "timed_out", message: reason })),
  });
  await ask(user);

  expect(await screen.findByText("Generation Failed")).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Job Description/).value).toBe(POSTING);
});

it.each([
  ["", "Job description is required"],
  ["Welder wanted.", "Please provide a more detailed job description"],
])("refuses the description '%s'", async (description, sentence) => {
  const { user, sent } = openScreen({});
  await ask(user, description);

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

it("blocks a profile with nothing but certifications", async () => {
  const { user, sent } = openScreen({}, 0, 1);
  await ask(user);

  expect(await screen.findByText("Incomplete Profile")).toBeTruthy();
  expect(sent.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

it("warns of an empty profile, and can't be submitted", async () => {
  const { user } = openScreen({}, 0, 0);
  expect(await screen.findByText(/Your profile is empty/)).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Generate New Document" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Generate Document" }).disabled).toBe(true);
});

it("marks as the main action what can be done: nothing here while the profile is empty", async () => {
  openScreen({}, 0, 0);
  await screen.findByText(/Your profile is empty/);
  expect(screen.getByRole("button", { name: "Generate New Document" }).className).not.toContain("bg-hivis");
});

it("fills the description from a posting's address", async () => {
  const { user, sent } = openScreen({
    "POST /api/extract-job": stream(event(1, "succeeded", { result: read })),
    "POST /api/generate-content": stream(event(1, "succeeded", { result })),
  });
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  await user.click(screen.getByRole("button", { name: "Create Cover Letter" }));
  await user.click(screen.getByRole("tab", { name: "From Job URL" }));
  await user.click(screen.getByRole("button", { name: "Extract Job Details" }));
  expect(await screen.findByText("Please enter a job posting URL")).toBeTruthy();

  await user.type(screen.getByLabelText(/Job Posting URL/), " https://jobs.example.com/7 {Enter}");
  expect(await screen.findByText("The job description from Acme Shipyard is filled in.")).toBeTruthy();
  expect(screen.getByText(/This posting says it is closed/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("Richmond, CA");
  await user.type(screen.getByLabelText("Job title"), " II");
  await user.click(screen.getByRole("button", { name: "Generate Document" }));

  expect(await screen.findByText("Cover Letter for Acme Shipyard")).toBeTruthy();
  expect(sent.find(({ call }) => call === "POST /api/extract-job")?.body).toEqual({
    url: "https://jobs.example.com/7",
  });
  expect(sent.find(({ call }) => call === "POST /api/generate-content")?.body).toEqual({
    documentType: "cover_letter",
    language: null,
    jobDescription: POSTING,
    jobUrl: "https://jobs.example.com/7",
    jobTitle: "Welder II",
    company: "Acme Shipyard",
    location: "Richmond, CA",
  });
});

it("keeps what was typed and why it failed while the person looks around", async () => {
  const reason =
    "That site only shows the posting to people who sign in. " +
    "Copy the job description from the page and paste it in under Manual Entry.";
  const { user } = openScreen({
    "POST /api/extract-job": stream(event(1, "failed", { code: "sign_in_required", message: reason })),
  });
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  await user.click(screen.getByRole("button", { name: "Create Cover Letter" }));
  await user.type(screen.getByLabelText(/Job Description/), "Pasted before");
  await user.click(screen.getByRole("tab", { name: "From Job URL" }));
  await user.type(screen.getByLabelText(/Job Posting URL/), "https://jobs.example.com/7{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(`Extraction Failed${reason}`);

  await user.click(screen.getByRole("tab", { name: "Manual Entry" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Job Description/).value).toBe("Pasted before");
  await user.click(screen.getByRole("tab", { name: "From Job URL" }));
  expect(screen.getByLabelText<HTMLInputElement>(/Job Posting URL/).value).toBe("https://jobs.example.com/7");
  expect(screen.getByRole("alert").textContent).toBe(`Extraction Failed${reason}`);
});

it("tells of an expired session once, and goes to sign in and back", async () => {
  const assign = vi.fn();
  vi.stubGlobal("location", { href: window.location.href, pathname: "/generate", assign });
  const { user } = openScreen({
    "POST /api/generate-content": Response.json({ code: "unauthorized" }, { status: 401 }),
  });
  await ask(user);

  expect(await screen.findByText("You are logged out. Logging in again...")).toBeTruthy();
  expect(screen.queryByText("Generation Failed")).toBeNull();
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/api/login?return_to=%2Fgenerate"));
});

it("has the pasted posting back when the dialog opens again, until it is started over", async () => {
  const { user } = openScreen({});
  await screen.findByText("No documents yet. Generate your first resume to get started!");
  const open = async () => {
    await user.click(screen.getByRole("button", { name: "Create Cover Letter" }));
    return screen.findByLabelText<HTMLTextAreaElement>(/Job Description/);
  };
  await user.type(await open(), POSTING);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Create Cover Letter" }));

  expect((await open()).value).toBe(POSTING);
  await user.click(screen.getByRole("button", { name: "Start over" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Job Description/).value).toBe("");
});
