import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import type { ManagedUser } from "./api";
import { UsersScreen } from "./users-screen";

const rosa: ManagedUser = {
  id: "4a1c8a4e-0000-4000-8000-000000000001",
  email: "rosa@example.com",
  firstName: "Rosa",
  lastName: "Ibarra",
  role: "user",
  isActive: true,
  authProvider: "email",
  lastLoginAt: null,
  createdAt: "2026-03-01T10:00:00Z",
};
const ADDRESS = `PATCH /api/admin/users/${rosa.id}`;

function open(answers: Answers = {}) {
  const api = answering({
    "GET /api/auth/user": { id: "me", role: "admin" },
    "GET /api/admin/users": { users: [rosa], found: 1, next: null },
    ...answers,
  });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<UsersScreen />), sent: api.sent };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose(user: UserEvent, action: string) {
  await user.click(await screen.findByRole("button", { name: "Change Rosa Ibarra" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

it("asks before it makes an admin", async () => {
  const { user, sent } = open({ [ADDRESS]: { ...rosa, role: "admin" } });
  await choose(user, "Make admin");
  expect(sent.some(({ call }) => call === ADDRESS)).toBe(false);
  const dialog = within(screen.getByRole("dialog", { name: "Make Rosa Ibarra an admin?" }));
  await user.click(dialog.getByRole("button", { name: "Make admin" }));
  expect(await screen.findByText("Rosa Ibarra is an admin now.")).toBeTruthy();
  expect(sent.find(({ call }) => call === ADDRESS)?.body).toEqual({ role: "admin" });
});

it("opens an account's menu by keyboard, and Escape gives the focus back", async () => {
  const { user } = open();
  const button = await screen.findByRole("button", { name: "Change Rosa Ibarra" });
  button.focus();
  await user.keyboard("{Enter}");
  const offers = await screen.findAllByRole("menuitem");
  expect(offers.map(({ textContent }) => textContent)).toEqual(["Make admin", "Deactivate"]);
  await user.keyboard("{ArrowDown}{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(button);
});

it("says why the last admin can't be removed", async () => {
  const message = "You are the only admin. Please make somebody else an admin first.";
  const { user } = open({
    "GET /api/admin/users": { users: [{ ...rosa, role: "admin" }], found: 1, next: null },
    [ADDRESS]: Response.json({ code: "last_admin", message }, { status: 409 }),
  });
  await choose(user, "Remove as admin");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove as admin" }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it.each([
  ["Remove as admin", /only another admin can give it back/],
  ["Deactivate", /only another admin can let you in again/],
])("warns who takes their own rights away (%s)", async (action, warning) => {
  const { user } = open({
    "GET /api/admin/users": { users: [{ ...rosa, id: "me", role: "admin" }], found: 1, next: null },
  });
  await choose(user, action);
  expect(within(screen.getByRole("dialog")).getByText(warning)).toBeTruthy();
});

it("asks the server for what the form says", async () => {
  const { user, sent } = open({
    "GET /api/admin/users?search=luis&role=admin": { users: [], found: 0, next: null },
  });
  await user.type(screen.getByLabelText("Name, email or id"), " luis ");
  await user.selectOptions(screen.getByLabelText("Role"), "Admins");
  await user.click(screen.getByRole("button", { name: "Show users" }));
  expect(await screen.findByText("Nobody found")).toBeTruthy();
  expect(sent.at(-1)?.call).toBe("GET /api/admin/users?search=luis&role=admin");
});
