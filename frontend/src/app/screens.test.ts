import { expect, it } from "vitest";

import { hasScreen } from "./screens";

it.each(["/profile", "/explore", "/explore-jobs", "/admin", "/admin/blog", "/admin/blog/new", "/admin/queues/jobs/1"])(
  "has %s",
  (path) => {
    expect(hasScreen(path)).toBe(true);
  },
);

it("has no screen that nobody built", () => {
  expect(hasScreen("/admin/regions")).toBe(false);
});
