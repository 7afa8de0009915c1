import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { AboutScreen } from "./about-screen";

it.each([
  ["a visitor to register", new Response("", { status: 401 }), "Get Started Free", "/register"],
  ["who is signed in to the dashboard", Response.json({ id: "1" }), "Dashboard", "/"],
])("leads %s", async (_, somebody, words, place) => {
  vi.stubGlobal("fetch", answering({ "GET /api/auth/user": somebody }).fetch);
  show(<AboutScreen />);
  await screen.findAllByRole("link", { name: words === "Dashboard" ? words : "Sign in" });
  const ways = Array.from(screen.getByRole("main").querySelectorAll("a"), (link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  expect(ways).toEqual([
    [words, place],
    ["Learn More", "/faq"],
  ]);
});
