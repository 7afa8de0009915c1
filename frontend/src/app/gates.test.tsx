import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { AdminsOnly } from "./gates";
import { Sidebar } from "./shell/sidebar";

const user = { id: "1", email: "rosa@example.com", firstName: null, lastName: null, profileImageUrl: null };

afterEach(() => vi.unstubAllGlobals());

it("turns a plain user away and says so", async () => {
  vi.stubGlobal("fetch", answering({ "GET /api/auth/user": { ...user, role: "user" } }).fetch);
  show(<AdminsOnly />);
  expect(await screen.findByText("Access Denied")).toBeTruthy();
  expect(screen.getByText("You don't have permission to access the admin dashboard.")).toBeTruthy();
});

it("offers the screens of admins to admins only", () => {
  show(<Sidebar isAdmin={false} />);
  expect(screen.queryByText("Administration")).toBeNull();
  show(<Sidebar isAdmin />);
  expect(screen.getByRole("link", { name: "Queues" }).getAttribute("href")).toBe("/admin/queues");
});
