import { useQueryClient } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

import { currentUserQuery } from "@/api/queries/current-user";
import { answering, person, show } from "@/testing/render";

import { AdminsOnly, Home, SignedInOnly } from "./gates";
import { Providers } from "./providers";
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

/** A screen with words on it that are sent nowhere yet, and something that asks who is there. */
function Note() {
  const [words, setWords] = useState("");
  const queryClient = useQueryClient();
  return (
    <>
      <input aria-label="Note" value={words} onChange={({ target }) => setWords(target.value)} />
      <button onClick={() => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })}>Ask</button>
    </>
  );
}

it("keeps the screen of somebody who is known while asking once more fails, and asks again", async () => {
  const answers: Record<string, unknown> = { "GET /api/auth/user": { ...user, role: "user" }, "GET /api/profile": {} };
  const { fetch, sent } = answering(answers);
  vi.stubGlobal("fetch", fetch);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = () => sent.filter(({ call }) => call === "GET /api/auth/user").length;
  const routes = [
    { element: <SignedInOnly />, children: [{ path: "/", element: <Note /> }] },
    { path: "/login", element: <p>signing in</p> },
  ];
  render(
    <Providers>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  const rosa = person();
  await rosa.type(await screen.findByLabelText("Note"), "Ask for Luis");

  answers["GET /api/auth/user"] = Response.json({ code: "internal_error", message: "" }, { status: 500 });
  await rosa.click(screen.getByRole("button", { name: "Ask" }));
  await act(() => vi.advanceTimersByTimeAsync(2_000)); // it is tried twice
  await waitFor(() => expect(asked()).toBe(3));
  expect(screen.getByLabelText("Note")).toHaveProperty("value", "Ask for Luis");

  answers["GET /api/auth/user"] = Response.json({ code: "unauthorized", message: "" }, { status: 401 });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText("signing in")).toBeTruthy();
});
