import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { PostScreen } from "./post-screen";

const post = {
  ...{
    id: "1",
    slug: "rigging",
    language: "en",
    title: "Rigging",
    excerpt: null,
    tags: [],
    blocks: [],
    featuredImage: null,
  },
  ...{ seoTitle: null, seoDescription: null, publishedAt: "2026-03-01T12:00:00Z" },
  author: { firstName: "Ana", lastName: "Soto" },
};

it("has a heading while the post is on its way", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  show(<PostScreen />);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty("textContent", "Loading the post...");
});

it("says and marks that a post is in another language than the page", async () => {
  const spanish = { ...post, language: "es", title: "Aparejo" };
  const nobody = new Response("", { status: 401 });
  vi.stubGlobal("fetch", answering({ "GET /api/auth/user": nobody, "GET /api/blog/": spanish }).fetch);
  show(<PostScreen />);
  expect(await screen.findByText("In Spanish")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Aparejo" }).getAttribute("lang")).toBe("es");
});

it.each([
  ["a visitor", new Response("", { status: 401 }), "Get Started Free", "/register"],
  ["who is signed in", Response.json({ id: "1" }), "Generate Resume", "/generate"],
])("leads %s on to what can be done here", async (_, somebody, words, place) => {
  vi.stubGlobal("fetch", answering({ "GET /api/auth/user": somebody, "GET /api/blog/": post }).fetch);
  show(<PostScreen />);
  expect((await screen.findByRole("link", { name: words })).getAttribute("href")).toBe(place);
  expect(screen.getByRole("link", { name: "Skip to content" }).getAttribute("href")).toBe("#main");
});
