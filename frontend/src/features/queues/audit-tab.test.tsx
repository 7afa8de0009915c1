import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import type { AuditedAction } from "./api/model";
import { AuditTab } from "./audit-tab";

const at = (id: string, moment: Date): AuditedAction => ({
  id,
  at: moment.toISOString(),
  admin: `${id}@example.com`,
  adminId: id,
  action: "pause",
  subject: { queue: "documents" },
  affected: 1,
});

afterEach(() => vi.useRealTimers());

it("heads what admins did by its day, once for each", async () => {
  const noon = new Date(2026, 2, 14, 12);
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  const before = new Date(noon.getTime() - 40 * 86_400_000);
  const actions = [at("rosa", noon), at("luis", noon), at("kou", before)];
  vi.stubGlobal("fetch", answering({ "GET /api/admin/queues/audit": { actions, next: null } }).fetch);
  show(<AuditTab />);

  const rows = within(await screen.findByRole("table", { name: "Audit log" })).getAllByRole("row");
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }).format(before);
  expect(rows.slice(1).map(({ textContent }) => /^Today|@|^[A-Z][a-z]{2} \d+/.exec(textContent)?.[0])).toEqual([
    "Today",
    "@",
    "@",
    day.replace(/,.*/, ""),
    "@",
  ]);
});
