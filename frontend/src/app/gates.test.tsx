import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { AdminsOnly, Home } from "./gates";
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

it("asks a broken server who is there twice at most, then says so and offers to try again", async () => {
  const broken = Response.json({ code: "internal_error", message: "" }, { status: 500 });
  const { fetch, sent } = answering({ "GET /api/auth/user": broken, "GET /api/auth/provider": { name: null } });
  vi.stubGlobal("fetch", fetch);
  const user = show(<Home />);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(["GET /api/auth/user", "GET /api/auth/user"]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText(/Something went wrong on our side/);
});
