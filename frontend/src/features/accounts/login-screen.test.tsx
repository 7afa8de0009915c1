import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { LoginScreen } from "./login-screen";

const NOBODY = { "GET /api/auth/user": new Response("", { status: 401 }) };

async function logIn(answer: Response) {
  const { fetch } = answering({ ...NOBODY, "POST /api/auth/login": answer });
  vi.stubGlobal("fetch", fetch);
  const user = show(<LoginScreen />);
  await user.type(await screen.findByLabelText(/Email/), "rosa@example.com");
  await user.type(screen.getByLabelText(/Password/), "secret12{Enter}");
}

afterEach(() => vi.unstubAllGlobals());

it("asks for both fields, and sends nothing without them", async () => {
  const { fetch, sent } = answering(NOBODY);
  vi.stubGlobal("fetch", fetch);
  const user = show(<LoginScreen />);
  await screen.findByLabelText(/Email/);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Email is required")).toBeTruthy();
  expect(await screen.findByText("Password is required")).toBeTruthy();
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

it("goes to the dashboard with a greeting", async () => {
  await logIn(Response.json({}));
  expect(await screen.findByText("You've been signed in successfully.")).toBeTruthy();
});

it("says that a password is wrong, and doesn't take the 401 for an ended session", async () => {
  await logIn(
    Response.json({ code: "wrong_credentials", message: "Please check your email and password." }, { status: 401 }),
  );

  expect(await screen.findByText("Sign In Failed")).toBeTruthy();
  expect(screen.getByText("Please check your email and password.")).toBeTruthy();
  expect(screen.queryByText("Unauthorized")).toBeNull();
});

it("shows the password to whoever wants to look, and hides it when it is sent", async () => {
  vi.stubGlobal("fetch", answering({ ...NOBODY, "POST /api/auth/login": new Response("", { status: 502 }) }).fetch);
  const user = show(<LoginScreen />);
  const password = await screen.findByLabelText<HTMLInputElement>(/Password/);
  const toggle = screen.getByRole("button", { name: "Show", description: "Password" });
  await user.type(password, "secret12");
  expect([password.type, toggle.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await user.click(toggle);
  expect([password.type, toggle.getAttribute("aria-pressed"), password.value]).toEqual(["text", "true", "secret12"]);
  await user.type(password, "{Enter}");
  expect(password.type).toBe("password");
});

it("says something useful when the server has no words", async () => {
  await logIn(new Response("", { status: 502 }));
  expect(await screen.findByText("Please check your email and password.")).toBeTruthy();
});
