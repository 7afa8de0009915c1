import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { AnalyticsScreen } from "./analytics-screen";
import type { Analytics } from "./api";

const days: Analytics = {
  timeZone: "America/Los_Angeles",
  step: "day",
  points: [
    { begins: "2026-03-01", events: { login: 4, career_search: 1, paid_with_beans: 2 }, signUps: 1, documents: 0 },
    { begins: "2026-03-02", events: { login: 3 }, signUps: 2, documents: 5 },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("sums up each chart, draws it, and shows its figures as a table", async () => {
  vi.stubGlobal("fetch", answering({ "GET /api/admin/analytics?period=month": days }).fetch);
  const user = show(<AnalyticsScreen />);
  const card = within(await screen.findByRole("region", { name: "Activity by type" }));
  expect(card.getByText("10", { selector: ".figure" })).toBeTruthy();
  expect(card.getByRole("img").textContent).toContain("Sign-ins: last 3, highest 4.");
  await user.click(card.getByText("Show as a table"));
  const rows = within(card.getByRole("table")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "TimeSign-insDocumentsCareer searchesProfile updatesOther",
    "Mar 2, 202630000",
    "Mar 1, 202640102",
  ]);
});

it("asks for the period that is chosen", async () => {
  const api = answering({
    "GET /api/admin/analytics?period=month": days,
    "GET /api/admin/analytics?period=year": { ...days, step: "month" },
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<AnalyticsScreen />);
  await user.selectOptions(await screen.findByLabelText("Time"), "Last 12 months");
  expect((await screen.findAllByText("Mar 2026")).length).toBeGreaterThan(0);
  expect(api.sent.at(-1)?.call).toBe("GET /api/admin/analytics?period=year");
});
