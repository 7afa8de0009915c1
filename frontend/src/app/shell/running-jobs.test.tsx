import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { sse } from "@/testing/job-server";
import { answering, type Answers, show } from "@/testing/render";

import { RunningJobs } from "./running-jobs";

const ID = "9d3c8a4e-0000-4000-8000-000000000003";
const running = { id: ID, kind: "parse_resume", state: "running", progress: null, result: null, error: null };

/** The job's stream, to which the test adds events. */
function load(answers: Answers = {}) {
  let events: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (events = controller) });
  const stream = new Response(body, { headers: { "Content-Type": "text/event-stream", Location: `/api/jobs/${ID}` } });
  const api = answering({ "GET /api/jobs": [running], [`DELETE /api/jobs/${ID}`]: null, ...answers });
  vi.stubGlobal("fetch", (asked: string | Request, init?: RequestInit) =>
    asked === `/api/jobs/${ID}/events` ? Promise.resolve(stream) : api.fetch(asked, init),
  );
  const user = show(<RunningJobs />);
  const tell = (event: string, data: unknown) => events.enqueue(new TextEncoder().encode(sse(event, event, data)));
  return { user, tell, sent: api.sent };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows how far a job is that was begun before the page was loaded, and what came of it", async () => {
  const { tell, user } = load();
  await screen.findByRole("progressbar", { name: "Parsing resume..." });
  tell("progress", { step: 3, steps: 5, percent: 40, code: "finding_jobs", message: "Finding your jobs..." });
  expect(await screen.findByText("Finding your jobs...")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("40");

  tell("succeeded", { result: {} });
  expect(await screen.findByText("Your resume was read")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe(`/review/${ID}`);
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Your resume was read")).toBeNull();
});

it("says why a job failed", async () => {
  const { tell } = load();
  await screen.findByRole("progressbar");
  tell("failed", { code: "internal_error", params: {}, message: "Something went wrong." });
  expect(await screen.findByText("Your resume could not be read")).toBeTruthy();
});

it("cancels it", async () => {
  const { tell, user, sent } = load();
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(sent.map(({ call }) => call)).toContain(`DELETE /api/jobs/${ID}`);
  tell("cancelled", {});
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("shows nothing where nothing runs", () => {
  load({ "GET /api/jobs": [] });
  expect(screen.queryByRole("status")).toBeNull();
});
