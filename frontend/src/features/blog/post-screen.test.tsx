import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "@/testing/render";

import { PostScreen } from "./post-screen";

it("has a heading while the post is on its way", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  show(<PostScreen />);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty("textContent", "Loading the post...");
});
