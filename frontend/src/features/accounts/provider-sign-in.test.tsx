import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, showAt } from "@/testing/render";

import { LoginScreen } from "./login-screen";
import { RegisterScreen } from "./register-screen";

function open(element: ReactNode, name: string | null, address = "/") {
  const nobody = { "GET /api/auth/user": new Response("", { status: 401 }) };
  vi.stubGlobal("fetch", answering({ ...nobody, "GET /api/auth/provider": { name } }).fetch);
  showAt(address, element);
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["signing in", <LoginScreen key="login" />],
  ["registering", <RegisterScreen key="register" />],
])("offers the provider when %s", async (_, element) => {
  open(element, "Union Hall");
  const link = await screen.findByRole("link", { name: "Continue with Union Hall" });
  expect(link.getAttribute("href")).toBe("/api/login");
});

it("offers nothing where there is none", async () => {
  open(<LoginScreen />, null);
  expect(await screen.findByLabelText(/Email/)).toBeTruthy();
  expect(screen.queryByText(/Continue with/)).toBeNull();
});

it.each([
  ["provider_email_taken", /already has an account here/],
  ["sign_in_declined", /didn't finish signing in/],
  ["internal_error", /Something went wrong on our side/],
  ["constructor", /Something went wrong on our side/],
])("says what %s means", async (code, sentence) => {
  open(<LoginScreen />, "Union Hall", `/?problem=${code}`);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(sentence);
});

it("says nothing when nothing is wrong", async () => {
  open(<LoginScreen />, "Union Hall");
  expect(await screen.findByLabelText(/Email/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
