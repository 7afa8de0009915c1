import { expect, it } from "vitest";

import type { ManagedPost } from "./api";

import { formOf, tagsOf, toChange, toNewPost } from "./written-post";

const post: ManagedPost = {
  id: "1",
  language: "en",
  title: "Measure twice",
  slug: "measure-twice",
  content: "Then cut.",
  status: "draft",
  tags: ["Carpentry", "Basics"],
  excerpt: null,
  featuredImage: null,
  seoTitle: null,
  seoDescription: null,
  author: { firstName: "Rosa", lastName: "Ibarra" },
  publishedAt: null,
  createdAt: "2026-03-01T10:00:00Z",
  updatedAt: "2026-03-01T10:00:00Z",
};

it.each([
  ["Carpentry, Basics", ["Carpentry", "Basics"]],
  [" Carpentry ,, Basics, ", ["Carpentry", "Basics"]],
  ["", []],
  [" , ", []],
])("reads the tags %j", (typed, tags) => {
  expect(tagsOf(typed)).toEqual(tags);
});

it("sends what was left empty as nothing", () => {
  expect(toNewPost({ ...formOf(undefined, "es"), title: "A", content: "B" })).toEqual({
    language: "es",
    title: "A",
    content: "B",
    excerpt: null,
    status: "draft",
    tags: [],
    slug: null,
    featuredImage: null,
    seoTitle: null,
    seoDescription: null,
  });
});

it("sends an address only when it was changed, so that a draft's own may follow its title", () => {
  expect(toChange(formOf(post), post)).not.toHaveProperty("slug");
  expect(toChange({ ...formOf(post), slug: "mine" }, post).slug).toBe("mine");
  expect(toChange({ ...formOf(post), slug: "" }, post).slug).toBeNull();
  expect(toChange(formOf(post), post).updatedAt).toBe(post.updatedAt);
});
