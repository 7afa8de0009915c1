import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answering, type Answers, show } from "@/testing/render";

import { RegisterScreen } from "./register-screen";

const rosa = { firstName: "Rosa", lastName: "Ibarra", email: "rosa@example.com", password: "secret12" };

function openForm(answers: Answers = {}) {
  const api = answering({ "GET /api/auth/user": new Response("", { status: 401 }), ...answers });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<RegisterScreen />), sent: api.sent };
}

async function fillIn(user: ReturnType<typeof show>, confirmation = rosa.password, password = rosa.password) {
  await user.type(await screen.findByLabelText(/First Name/), rosa.firstName);
  await user.type(screen.getByLabelText(/Last Name/), rosa.lastName);
  await user.type(screen.getByLabelText(/Email/), rosa.email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.type(screen.getByLabelText(/Confirm Password/), confirmation);
  await user.click(screen.getByRole("button", { name: "Create Account" }));
}

afterEach(() => vi.unstubAllGlobals());

it("sends what was typed without the confirmation, and welcomes by the first name", async () => {
  const { user, sent } = openForm({ "POST /api/auth/register": Response.json({}, { status: 201 }) });
  await fillIn(user);

  expect(await screen.findByRole("dialog", { name: "Welcome, Rosa!" })).toBeTruthy();
  expect(sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual(rosa);
});

it("refuses passwords that differ, and sends nothing", async () => {
  const { user, sent } = openForm();
  await fillIn(user, "secret13");

  expect(await screen.findByText("Password Mismatch")).toBeTruthy();
  expect(sent.every(({ call }) => call.startsWith("GET"))).toBe(true);
});

it("refuses a password of five characters", async () => {
  const { user } = openForm();
  await fillIn(user, "12345", "12345");

  expect(await screen.findByText("Password Too Short")).toBeTruthy();
});

it("says why the server refused", async () => {
  const taken = Response.json(
    { code: "email_taken", message: "An account with this email already exists." },
    { status: 409 },
  );
  const { user } = openForm({ "POST /api/auth/register": taken });
  await fillIn(user);

  expect(await screen.findByText("Registration Failed")).toBeTruthy();
  expect(screen.getByText(/^An account with this email already exists\. Please sign in/)).toBeTruthy();
});
