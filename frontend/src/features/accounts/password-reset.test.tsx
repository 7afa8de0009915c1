import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";

import { answering, type Answers, show, showAt } from "@/testing/render";

import { ForgotPasswordScreen } from "./forgot-password-screen";
import { ResetPasswordScreen } from "./reset-password-screen";

const CALL = "/api/auth/password-reset";
const done = () => new Response(null, { status: 204 });

function serve(answers: Answers) {
  const api = answering({ "GET /api/auth/user": new Response("", { status: 401 }), ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return () => api.sent.filter(({ call }) => !call.startsWith("GET"));
}

const openLink = (address: string) => showAt(address, <ResetPasswordScreen />);

async function setPassword(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^New Password/), "new horse");
  await user.type(screen.getByLabelText(/Confirm New Password/), "new horse{Enter}");
}

afterEach(() => vi.unstubAllGlobals());

it("asks for a link, and doesn't say whether there is such an account", async () => {
  const written = serve({ [`POST ${CALL}`]: done() });
  const user = show(<ForgotPasswordScreen />);
  await user.type(await screen.findByLabelText(/Email/), "rosa{Enter}");
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(written()).toEqual([]);

  await user.type(screen.getByLabelText(/Email/), "@example.com{Enter}");
  expect((await screen.findByText("rosa@example.com")).closest("p")?.textContent).toContain(
    "If rosa@example.com has an account here, a message with a link is on its way.",
  );
  expect(written()).toEqual([{ call: `POST ${CALL}`, body: { email: "rosa@example.com" } }]);
});

it("says that it was asked too often", async () => {
  const message = "That was tried too often. Please try again in 12 minutes.";
  serve({ [`POST ${CALL}`]: Response.json({ code: "too_many_attempts", message }, { status: 429 }) });
  const user = show(<ForgotPasswordScreen />);
  await user.type(await screen.findByLabelText(/Email/), "rosa@example.com{Enter}");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

it("takes the token out of the address, sends it with the new password, and goes to sign in", async () => {
  const written = serve({ [`PUT ${CALL}`]: done() });
  const { user, router } = openLink("/reset-password#a-token");
  expect(await screen.findByLabelText(/^New Password/)).toBeTruthy();
  expect(router.state.location.hash).toBe("");
  await setPassword(user);

  expect(await screen.findByText("Please sign in with your new password.")).toBeTruthy();
  expect(written()).toEqual([{ call: `PUT ${CALL}`, body: { token: "a-token", newPassword: "new horse" } }]);
  expect(router.state.location.pathname).toBe("/login");
});

it("offers a new link where the old one leads nowhere any more", async () => {
  const message = "This link has been used or replaced, or has expired. Please ask for a new one.";
  serve({ [`PUT ${CALL}`]: Response.json({ code: "link_void", message }, { status: 410 }) });
  const { user } = openLink("/reset-password#a-token");
  await setPassword(user);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask for a New Link" }).getAttribute("href")).toBe("/forgot-password");
});

it("keeps the link when only the network failed", async () => {
  serve({ [`PUT ${CALL}`]: new Response("", { status: 502 }) });
  const { user } = openLink("/reset-password#a-token");
  await setPassword(user);
  expect(await screen.findByText("Please try again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save New Password" })).toBeTruthy();
});

it("says that a link is needed", async () => {
  serve({});
  openLink("/reset-password");
  expect(await screen.findByRole("link", { name: "Ask for a New Link" })).toBeTruthy();
  expect(screen.queryByLabelText(/New Password/)).toBeNull();
});
