import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { circlesUnder } from "./circles.mjs";

it("finds none in the product", () => {
  expect(circlesUnder(join(import.meta.dirname, "../src"))).toEqual([]);
});

it("finds one of a type and a screen that is loaded later", () => {
  const root = mkdtempSync(join(tmpdir(), "circles-"));
  try {
    writeFileSync(join(root, "screens.ts"), 'export const load = () => import("./screen");\nimport "./other";\n');
    writeFileSync(join(root, "screen.tsx"), 'import type { Load } from "@/screens";\nimport "react";\n');
    writeFileSync(join(root, "other.ts"), "export {};\n");
    const [circle, ...more] = circlesUnder(root);
    expect(new Set(circle)).toEqual(new Set(["screen.tsx", "screens.ts"]));
    expect(more).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
