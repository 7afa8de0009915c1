import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

const FORBIDDEN = [
  ["src/features/documents", "@/features/accounts/register-screen"],
  ["src/features/documents", "../accounts/register-screen"],
  ["src/jobs", "@/features/documents/generate-screen"],
  ["src/ui", "@/jobs/use-job"],
  ["src/api", "@/ui/button"],
  ["src/features/documents", "@/app/screens"],
];
const ALLOWED = [
  ["src/app", "@/features/documents/generate-screen"],
  ["src/features/documents", "./generate-flow"],
  ["src/features/documents", "@/jobs/use-job"],
  ["src/ui", "@/api/client"],
  ["src/ui", "react"],
];
const planted = [...FORBIDDEN, ...ALLOWED].map(([folder], number) => `${folder}/planted-${number}.ts`);

let tree;
/** By file, the files among the planted ones that break the order of rooms. */
let broken;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "rooms-"));
  for (const kept of ["src", ".oxlintrc.json", "tsconfig.json"]) cpSync(kept, join(tree, kept), { recursive: true });
  symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
  [...FORBIDDEN, ...ALLOWED].forEach(([, imported], number) =>
    writeFileSync(join(tree, planted[number]), `import "${imported}";\n`),
  );
  broken = brokenFiles();
});

afterAll(() => rmSync(tree, { recursive: true }));

/** What the linter, as it is set up for us, says of a copy of the sources with the planted files. */
function brokenFiles() {
  const { diagnostics } = JSON.parse(said([resolve("node_modules/.bin/oxlint"), "--format=json", ...planted]));
  return diagnostics.filter(({ code }) => code === "boundaries(dependencies)").map(({ filename }) => filename);
}

/** The program's output, whatever status it ends with. */
function said([program, ...words]) {
  try {
    return execFileSync(program, words, { cwd: tree, encoding: "utf8" });
  } catch (ended) {
    return ended.stdout;
  }
}

it.each(FORBIDDEN.map(([folder, imported], number) => [folder, imported, planted[number]]))(
  "%s may not import %s",
  (_folder, _imported, file) => expect(broken).toContain(file),
);

it.each(ALLOWED.map(([folder, imported], number) => [folder, imported, planted[FORBIDDEN.length + number]]))(
  "%s may import %s",
  (_folder, _imported, file) => expect(broken).not.toContain(file),
);
