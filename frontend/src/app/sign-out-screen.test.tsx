import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { SignOutScreen } from "./sign-out-screen";

afterEach(() => vi.unstubAllGlobals());

it("signs out only when asked to", async () => {
  const { fetch, sent } = answering({ "POST /api/logout": new Response(null, { status: 204 }) });
  vi.stubGlobal("fetch", fetch);
  const user = show(<SignOutScreen />);
  const calls = () => sent.map(({ call }) => call);
  expect(calls()).not.toContain("POST /api/logout");
  expect(screen.getByRole("link", { name: "Stay Signed In" }).getAttribute("href")).toBe("/");
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await vi.waitFor(() => {
    expect(calls()).toContain("POST /api/logout");
  });
});

it("says when it failed, and can be tried again", async () => {
  const broken = Response.json({ code: "unavailable", message: "" }, { status: 503 });
  vi.stubGlobal("fetch", answering({ "POST /api/logout": broken }).fetch);
  const user = show(<SignOutScreen />);
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("Sign-Out Failed")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sign Out" }).disabled).toBe(false);
});
