import { expect, it } from "vitest";

import { hasAdminScreen } from "./screens";

it.each(["/admin", "/admin/blog", "/admin/blog/new", "/admin/queues/jobs/1"])("has %s", (path) => {
  expect(hasAdminScreen(path)).toBe(true);
});

it("has no screen that nobody built", () => {
  expect(hasAdminScreen("/admin/regions")).toBe(false);
});
