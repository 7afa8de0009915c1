import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import { AccountScreen } from "./account-screen";

const rosa = {
  id: "1",
  email: "rosa@example.com",
  firstName: "Rosa",
  lastName: "Ibarra",
  profileImageUrl: null,
  role: "user",
  hasPassword: true,
};
const here = {
  id: "aa",
  isCurrent: true,
  ipAddress: "192.0.2.1",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/132.0",
  createdAt: new Date().toISOString(),
  lastUsedAt: new Date().toISOString(),
};
const phone = { ...here, id: "bb", isCurrent: false, userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0" };
const done = () => new Response(null, { status: 204 });

function open(answers: Answers = {}, person: object = rosa) {
  const api = answering({ "GET /api/auth/user": person, "GET /api/account/sessions": [here, phone], ...answers });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<AccountScreen />);
  const written = () => api.sent.filter(({ call }) => !call.startsWith("GET"));
  return { user, written, sent: api.sent };
}

const card = async (name: string) => within(await screen.findByRole("region", { name }));

afterEach(() => vi.unstubAllGlobals());

it("saves the name", async () => {
  const { user, written } = open({ "PUT /api/account/name": rosa });
  const name = await card("Name");
  await user.clear(name.getByLabelText(/First Name/));
  await user.type(name.getByLabelText(/First Name/), " María José ");
  await user.click(name.getByRole("button", { name: "Save Name" }));

  expect(await screen.findByText("Name Saved")).toBeTruthy();
  expect(written()).toEqual([{ call: "PUT /api/account/name", body: { firstName: "María José", lastName: "Ibarra" } }]);
});

it("saves the email with the password, and says why the server refused", async () => {
  const refusal = { code: "wrong_password", message: "That isn't your current password. Nothing was changed." };
  const { user, written } = open({ "PUT /api/account/email": Response.json(refusal, { status: 403 }) });
  const email = await card("Email");
  await user.click(email.getByRole("button", { name: "Save Email" }));
  expect(await email.findByText("Current password is required")).toBeTruthy();

  await user.type(email.getByLabelText(/Current Password/), "wrong horse{Enter}");
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(written()).toEqual([
    { call: "PUT /api/account/email", body: { email: rosa.email, currentPassword: "wrong horse" } },
  ]);
});

it("changes the password, without the confirmation, and reads the sessions again", async () => {
  const { user, written, sent } = open({ "PUT /api/account/password": done() });
  const password = await card("Password");
  await user.type(password.getByLabelText(/Current Password/), "correct horse");
  await user.type(password.getByLabelText(/^New Password/), "new horse");
  await user.type(password.getByLabelText(/Confirm New Password/), "new house");
  await user.click(password.getByRole("button", { name: "Change Password" }));
  expect(await password.findByText("Passwords do not match.")).toBeTruthy();
  expect(written()).toEqual([]);

  await user.clear(password.getByLabelText(/Confirm New Password/));
  await user.type(password.getByLabelText(/Confirm New Password/), "new horse{Enter}");
  expect(await screen.findByText("Password Changed")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ currentPassword: "correct horse", newPassword: "new horse" });
  expect(password.getByLabelText<HTMLInputElement>(/Current Password/).value).toBe("");
  await waitFor(() => expect(sent.filter(({ call }) => call === "GET /api/account/sessions")).toHaveLength(2));
});

it("tells this browser from others, and ends one or all of them", async () => {
  const { user, written } = open({
    "DELETE /api/account/sessions/bb": done(),
    "DELETE /api/account/sessions": done(),
  });
  const sessions = await card("Where You Are Signed In");
  const [first, second] = await sessions.findAllByRole("listitem");
  if (!first || !second) throw new Error("two sessions were expected");
  expect(within(first).getByRole("heading", { name: "Firefox · Windows" })).toBeTruthy();
  expect(within(first).getByText("This browser")).toBeTruthy();
  expect(within(first).queryByRole("button")).toBeNull();
  await user.click(within(second).getByRole("button", { name: "Sign out Chrome · Android" }));
  expect(await screen.findByText("That browser is signed out now.")).toBeTruthy();

  await user.click(sessions.getByRole("button", { name: "Sign Out Everywhere Else" }));
  expect(await screen.findByText("Every other browser has been signed out.")).toBeTruthy();
  expect(written().map(({ call }) => call)).toEqual([
    "DELETE /api/account/sessions/bb",
    "DELETE /api/account/sessions",
  ]);
});

it("shows the first four browsers, and the others when asked", async () => {
  const others = ["cc", "dd", "ee", "ff"].map((id) => ({ ...phone, id }));
  const { user } = open({ "GET /api/account/sessions": [here, phone, ...others] });
  const sessions = await card("Where You Are Signed In");
  expect(await sessions.findAllByRole("listitem")).toHaveLength(4);

  await user.click(sessions.getByRole("button", { name: "Show 2 more" }));
  expect(sessions.getAllByRole("listitem")).toHaveLength(6);
  await user.click(sessions.getByRole("button", { name: "Show less" }));
  expect(sessions.getAllByRole("listitem")).toHaveLength(4);
});

it("offers both downloads", async () => {
  open();
  const data = await card("Your Data");
  expect(data.getByRole("link", { name: "Download Everything" }).getAttribute("href")).toBe("/api/account/export");
  expect(data.getByRole("link", { name: "Download JSON Resume" }).getAttribute("href")).toBe(
    "/api/account/export/json-resume",
  );
});

it("deletes the account with the password, and then offers nothing but the way out", async () => {
  const { user, written } = open({ "POST /api/account/deletion": done() });
  await user.click((await card("Delete Account")).getByRole("button", { name: "Delete My Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Your Account?" }));
  await user.type(dialog.getByLabelText(/Current Password/), "correct horse");
  await user.click(dialog.getByRole("button", { name: "Delete for Good" }));

  const farewell = within(await screen.findByRole("dialog", { name: "Your Account Is Deleted" }));
  expect(farewell.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  expect(farewell.queryAllByRole("button")).toEqual([]);
  expect(written()).toEqual([{ call: "POST /api/account/deletion", body: { currentPassword: "correct horse" } }]);
});

it.each([
  ["user", 0],
  ["admin", 1],
])("tells nobody but authors beforehand what becomes of blog posts (%s)", async (role, told) => {
  const { user } = open({}, { ...rosa, role });
  await user.click((await card("Delete Account")).getByRole("button", { name: "Delete My Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Your Account?" }));
  expect(dialog.queryAllByText(/Posts that you wrote for the blog stay there/)).toHaveLength(told);
});

it("keeps the account when somebody changes their mind", async () => {
  const { user, written } = open();
  await user.click((await card("Delete Account")).getByRole("button", { name: "Delete My Account" }));
  await user.click(await screen.findByRole("button", { name: "Keep My Account" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(written()).toEqual([]);
});

it("asks nobody for a password that they don't have", async () => {
  const { user, written } = open({ "POST /api/account/deletion": done() }, { ...rosa, hasPassword: false });
  expect((await card("Email")).queryByRole("textbox")).toBeNull();
  expect((await card("Password")).queryByRole("button")).toBeNull();

  await user.click((await card("Delete Account")).getByRole("button", { name: "Delete My Account" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Your Account?" }));
  await user.type(dialog.getByLabelText(/Your Email/), "somebody@example.com{Enter}");
  expect(await dialog.findByText("Please type exactly this: rosa@example.com")).toBeTruthy();
  await user.clear(dialog.getByLabelText(/Your Email/));
  await user.type(dialog.getByLabelText(/Your Email/), "Rosa@example.com{Enter}");
  expect(await screen.findByRole("dialog", { name: "Your Account Is Deleted" })).toBeTruthy();
  expect(written()[0]?.body).toEqual({ email: "Rosa@example.com" });
});
