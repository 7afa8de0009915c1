import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { speak } from "@/i18n/language";
import { FakeEventSource } from "@/testing/fake-event-source";
import { answering, type Answers, show } from "@/testing/render";

import type { QueueJob, QueueOverview, QueuesOverview } from "./api/model";
import { QueuesScreen } from "./queues-screen";

const documents: QueueOverview = {
  name: "documents",
  depth: 3,
  oldestSeconds: 130,
  running: 1,
  workers: 2,
  perMinute: 0.4,
  failedLastHour: 0,
  refusedLastHour: 1,
  pausedAt: null,
};
const overviewWith = (queue: Partial<QueueOverview>): QueuesOverview => ({
  at: "2026-03-01T10:00:10Z",
  queues: [{ ...documents, ...queue }],
  workers: [
    {
      name: "documents-1",
      queue: "documents",
      state: "busy",
      jobId: "4a1c8a4e-0000-4000-8000-000000000001",
      jobKind: "render_pdf",
      jobStartedAt: "2026-03-01T09:59:29Z",
      memoryBytes: 81_000_000,
      startedAt: "2026-03-01T09:00:00Z",
      lastHeartbeat: "2026-03-01T09:59:58Z",
      host: "shop",
      pid: 41,
    },
  ],
});
const failed: QueueJob = {
  id: "9d3c8a4e-0000-4000-8000-000000000002",
  kind: "extract_posting",
  queue: "browser",
  state: "failed",
  user: "rosa@example.com",
  attempt: 1,
  errorCode: "site_unreachable",
  createdAt: "2026-03-01T09:00:00Z",
  startedAt: "2026-03-01T09:00:01Z",
  endedAt: "2026-03-01T09:00:03Z",
};
const point = { at: new Date().toISOString(), depth: 4, running: 1, oldestSeconds: 9, succeeded: 7, failed: 2 };

const counts = { states: { queued: 3, running: 1, succeeded: 9412, failed: 1, cancelled: 0 }, moreEnded: true };

function openScreen(answers: Answers = {}) {
  const api = answering({
    "GET /api/admin/queues": overviewWith({}),
    "GET /api/admin/queues/history?hours=6": { stepSeconds: 60, queues: [{ name: "documents", points: [point] }] },
    "GET /api/admin/queues/jobs": { jobs: [failed], next: null },
    "GET /api/admin/queues/jobs/counts": counts,
    "GET /api/admin/queues/errors?hours=24": [],
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<QueuesScreen />), sent: api.sent };
}

const figure = async (name: string) => {
  const card = within(await screen.findByRole("region", { name: "Queue documents" }));
  return (await card.findByText(name, { selector: "dt" })).nextElementSibling?.textContent;
};
const tell = (event: QueuesOverview) => act(() => FakeEventSource.last?.send("overview", event));

beforeEach(() => {
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await speak("en");
});

it("shows a queue's figures, and new ones as they come", async () => {
  openScreen();
  expect(await figure("Waiting")).toBe("3");
  expect(await figure("Longest wait")).toBe("2\u00a0min 10\u00a0sec");

  tell(overviewWith({ depth: 12 }));
  expect(await figure("Waiting")).toBe("12");
  expect(screen.getByRole("status").textContent).toBe("Live");
});

it("says what each worker does", async () => {
  openScreen();
  const row = within(await screen.findByRole("row", { name: /shop 41/ }));
  expect(row.getByRole("link", { name: "Print a PDF" }).getAttribute("href")).toContain("4a1c8a4e");
  expect(row.getByText("for 41 sec")).toBeTruthy();
  expect(row.getByText("12 sec ago")).toBeTruthy();
});

it("folds the charts of quiet queues away while another is in trouble", async () => {
  const quiet = { ...documents, name: "browser", depth: 0, oldestSeconds: null };
  openScreen({ "GET /api/admin/queues": { ...overviewWith({ workers: 0 }), queues: [documents, quiet] } });
  tell({ ...overviewWith({}), queues: [documents, quiet] });
  const chartOf = async (name: string) =>
    (await screen.findByRole("region", { name: `Queue ${name}` })).querySelector("details > summary")?.textContent;
  expect(await chartOf("browser")).toBe("Show the chart");
  expect(await chartOf("documents")).toBe("Show as a table");
});

it("counts the workers of each state, and takes nobody for idle who has not been heard of", async () => {
  const [worker] = overviewWith({}).workers ?? [];
  if (!worker) throw new Error("no worker");
  const workers = [
    worker,
    { ...worker, name: "documents-2", pid: 42, state: "idle" },
    { ...worker, name: "documents-3", pid: 43, state: "idle", lastHeartbeat: "2026-03-01T09:58:00Z" },
  ];
  openScreen({ "GET /api/admin/queues": { ...overviewWith({}), workers } });
  expect(within(await screen.findByRole("row", { name: /shop 43/ })).getByText("Silent")).toBeTruthy();
  for (const tally of ["1 silent", "1 busy", "1 idle"]) expect(screen.getByText(tally)).toBeTruthy();
});

it("counts several workers in the words of Spanish for several", async () => {
  const [worker] = overviewWith({}).workers ?? [];
  if (!worker) throw new Error("no worker");
  const workers = [41, 42].map((pid) => ({ ...worker, name: `documents-${pid}`, pid, state: "idle" }));
  openScreen({ "GET /api/admin/queues": { ...overviewWith({}), workers } });
  await act(() => speak("es"));
  expect(await screen.findByText("2 libres")).toBeTruthy();
});

it("says that the connection is lost, connects again, and lets go when left", async () => {
  openScreen();
  tell(overviewWith({}));
  act(() => FakeEventSource.last?.breakOff());
  expect(await screen.findByText(/Connection lost/)).toBeTruthy();

  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(2));
  expect(FakeEventSource.opened[0]?.isOpen).toBe(false);
  tell(overviewWith({}));
  expect(await screen.findByText("Live")).toBeTruthy();

  cleanup();
  await waitFor(() => expect(FakeEventSource.last?.isOpen).toBe(false));
});

it("pauses a queue and offers to resume it", async () => {
  const pausedAt = new Date().toISOString();
  const { user, sent } = openScreen({ "POST /api/admin/queues/documents/pause": { name: "documents", pausedAt } });
  await user.click(await screen.findByRole("button", { name: "Pause queue documents" }));

  expect(await screen.findByRole("button", { name: "Resume queue documents" })).toBeTruthy();
  expect(screen.getByText("Paused", { exact: true })).toBeTruthy();
  expect(sent.filter(({ call }) => call.endsWith("/pause"))).toHaveLength(1);
});

it("draws a chart that can be heard and read as a table", async () => {
  const { user } = openScreen();
  const chart = await screen.findByRole("img", { name: /documents: Waiting and running/ });
  expect(chart.querySelector("desc")?.textContent).toBe("Waiting: last 4, highest 4. Running: last 1, highest 1.");

  const readout = screen.getByRole("slider", { name: "Readout: documents: Waiting and running" });
  expect(readout.getAttribute("aria-valuetext")).toMatch(/: Waiting 4, Running 1$/);

  await user.selectOptions(screen.getByLabelText("Charts show"), "Succeeded and failed");
  const summary = screen.getByText("Show as a table");
  await user.click(summary);
  const table = within(await screen.findByRole("region", { name: "documents: Succeeded and failed, as a table" }));
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["2", "7"]);
});

it("says how many jobs an action on a filter changes, and changes none before yes", async () => {
  const { user, sent } = openScreen({
    "POST /api/admin/queues/jobs/retry": { changed: 500, refused: 2, remaining: 12 },
  });
  await user.click(await screen.findByRole("tab", { name: "Jobs" }));
  await user.click(await screen.findByRole("button", { name: "Retry all..." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Retry 512 jobs?" }));
  expect(dialog.getByText(/2 more can't be retried/)).toBeTruthy();

  const asked = () => sent.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body as { dryRun: boolean });
  expect(asked().every(({ dryRun }) => dryRun)).toBe(true);
  await user.click(dialog.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1,000 jobs are retried.")).toBeTruthy();
  // What one call leaves takes another; never more than were there at first.
  expect(asked().filter(({ dryRun }) => !dryRun)).toHaveLength(2);
});

it("tells beside each state how many jobs of the filter are in it", async () => {
  const { user } = openScreen();
  await user.click(await screen.findByRole("tab", { name: "Jobs" }));
  for (const name of ["All 9,417+", "Waiting 3", "Running 1", "Succeeded 9,412+", "Failed 1+"])
    expect(await screen.findByRole("button", { name })).toBeTruthy();
});

it("finds jobs by one search within the state that was pressed, in the address", async () => {
  const { user } = openScreen({
    "GET /api/admin/queues/jobs?state=failed": { jobs: [failed], next: null },
    "GET /api/admin/queues/jobs/counts?search=rosa%20ibarra": counts,
    "GET /api/admin/queues/jobs?search=rosa%20ibarra&state=failed": { jobs: [], next: null },
  });
  await user.click(await screen.findByRole("tab", { name: "Jobs" }));
  await user.click(await screen.findByRole("button", { name: /Failed/ }));
  await user.type(screen.getByLabelText("Job, person or email"), "rosa ibarra");
  await user.click(screen.getByRole("button", { name: "Show jobs" }));

  expect(await screen.findByRole("heading", { name: "No jobs" })).toBeTruthy();
});

it("acts on the rows that were ticked, and only on these", async () => {
  const waits: QueueJob = { ...failed, id: "4a1c8a4e-0000-4000-8000-000000000003", state: "queued", errorCode: null };
  const succeeded: QueueJob = { ...waits, id: "5b1c8a4e-0000-4000-8000-000000000004", state: "succeeded" };
  const { user, sent } = openScreen({
    "GET /api/admin/queues/jobs": { jobs: [failed, waits, succeeded], next: null },
    "POST /api/admin/queues/jobs/cancel": { changed: 1, refused: 0, remaining: 0 },
  });
  await user.click(await screen.findByRole("tab", { name: "Jobs" }));
  expect(await screen.findByText("0 selected")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Select all shown" }));
  expect(screen.getByText("2 selected")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Select Read a posting 9d3c8a4e" }));

  const actions = within(screen.getByRole("group", { name: "Selected jobs" }));
  expect(actions.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Cancel job"]);
  await user.click(actions.getByRole("button", { name: "Cancel job" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel 1 job?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel job" }));
  expect(await screen.findByText("1 job is cancelled.")).toBeTruthy();

  const asked = sent.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body as { filter: object });
  expect(asked.map(({ filter }) => filter)).toEqual([
    expect.objectContaining({ jobs: [waits.id] }),
    expect.objectContaining({ jobs: [waits.id] }),
  ]);
  expect(screen.getByText("0 selected")).toBeTruthy();
});

const group = {
  kind: "extract_posting",
  errorCode: "site_unreachable",
  frame: null,
  jobs: 2,
  users: 1,
  firstAt: failed.endedAt,
  lastAt: failed.endedAt,
  lastJobId: failed.id,
  message: "",
};

it("counts at the tab of errors what stands on it", async () => {
  const timedOut = { ...group, errorCode: "timed_out" };
  const { user } = openScreen({
    "GET /api/admin/queues": overviewWith({ failedLastHour: 7 }), // attempts, which may have been tried again
    "GET /api/admin/queues/errors?hours=24": [group, timedOut],
    "GET /api/admin/queues/errors?hours=1": [group],
  });
  await user.click(await screen.findByRole("tab", { name: "Errors 2" }));
  await user.selectOptions(await screen.findByLabelText("Failed in the"), "Last hour");
  expect(await screen.findByRole("tab", { name: "Errors 1" })).toBeTruthy();
});

it("means no more of an error's jobs than were counted", async () => {
  const opened = Date.now();
  const { user, sent } = openScreen({
    "GET /api/admin/queues/errors?hours=1": [group],
    "POST /api/admin/queues/jobs/discard": { changed: 2, refused: 0, remaining: 0 },
  });
  await user.click(await screen.findByRole("tab", { name: "Errors" }));
  await user.selectOptions(await screen.findByLabelText("Failed in the"), "Last hour");
  await user.click(await screen.findByRole("button", { name: "Discard all..." }));
  await screen.findByRole("dialog", { name: "Discard 2 jobs?" });

  const body = sent.find(({ call }) => call.startsWith("POST"))?.body as { filter: { endedSince: string } } | undefined;
  expect(body?.filter).toMatchObject({ kind: "extract_posting", errorCode: "site_unreachable", state: "failed" });
  expect(Date.parse(body?.filter.endedSince ?? "")).toBeGreaterThanOrEqual(opened - 3_600_000);
});
