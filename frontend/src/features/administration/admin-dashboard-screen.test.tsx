import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";
import { ExistingScreens } from "@/ui/existing-screens";

import { AdminDashboardScreen } from "./admin-dashboard-screen";
import type { AdminStats } from "./api";

const stats: AdminStats = {
  totalUsers: 1234,
  activeUsers: 1200,
  totalDocuments: 88,
  documentsToday: 3,
  careerSearches: 41,
  newUsersToday: 2,
  timeZone: "America/Los_Angeles",
  recentActivity: [
    { id: "1", userName: "Rosa Ibarra", eventType: "document_generation", createdAt: new Date().toISOString() },
    { id: "2", userName: null, eventType: "paid_with_beans", createdAt: "2020-01-01T00:00:00Z" },
  ],
};
const badge = { status: "healthy", message: "It answers." } as const;

function open(health: unknown, hasScreen: (path: string) => boolean = () => true) {
  const answers = { "GET /api/admin/stats": stats, "GET /api/admin/health": health };
  vi.stubGlobal("fetch", answering(answers).fetch);
  show(
    <ExistingScreens value={hasScreen}>
      <AdminDashboardScreen />
    </ExistingScreens>,
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows the figures, whose days they are, and what people did", async () => {
  open({ database: badge, api: badge, pdfGeneration: badge, lastPdfAt: null });
  const figures = within(await screen.findByRole("region", { name: "Statistics" }));
  const shown = figures.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(shown).toEqual(["1,234", "1,200", "2", "88", "3", "41"]);
  expect(figures.getByText(/America\/Los_Angeles/)).toBeTruthy();
  expect(screen.getByText("Generated a document", { exact: false }).textContent).toContain("Just now");
  expect(within(screen.getByRole("region", { name: "Today" })).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Used the platform", { exact: false })).toBeTruthy();
});

it("never claims health that it couldn't ask for", async () => {
  open(Response.json({ code: "internal_error" }, { status: 500 }));
  expect(await screen.findByText("Failing")).toBeTruthy();
  expect(screen.queryByText("Healthy")).toBeNull();
});

it("leads from what is out of order to what to do about it, and from nothing else", async () => {
  const broken = { status: "failing", reason: { code: "no_worker", params: { queue: "documents" } } };
  open({ database: badge, api: badge, pdfGeneration: broken, lastPdfAt: null });
  expect(await screen.findByText("No worker serves the queue documents.")).toBeTruthy();
  const ways = screen.getAllByRole("link", { name: "See what to do under Queues" });
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/admin/queues"]);
});

it("leads only to what exists", async () => {
  open({ database: badge, api: badge, pdfGeneration: badge, lastPdfAt: null }, (path) => path === "/admin/users");
  expect(await screen.findByRole("link", { name: /^Users/ })).toBeTruthy();
  expect(screen.queryByText("Content management")).toBeNull();
});

it("tells once what one person did several times in a row", async () => {
  const [one] = stats.recentActivity;
  const again = [one, { ...one, id: "3" }, { ...one, id: "4", eventType: "login" }];
  const health = Response.json({ code: "internal_error" }, { status: 500 });
  const answers = { "GET /api/admin/stats": { ...stats, recentActivity: again }, "GET /api/admin/health": health };
  vi.stubGlobal("fetch", answering(answers).fetch);
  show(<AdminDashboardScreen />);
  expect(await screen.findByText(/2 times/)).toBeTruthy();
  expect(screen.getAllByText("Rosa Ibarra")).toHaveLength(2);
});
