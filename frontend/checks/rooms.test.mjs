import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { expect, it } from "vitest";

import { rooms } from "./rooms.mjs";

const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [tseslint.configs.base, rooms] });

/** The rules that a file with this one import would break. */
async function broken(filePath, imported) {
  const [{ messages }] = await eslint.lintText(`import "${imported}";`, { filePath });
  return messages.map(({ ruleId }) => ruleId);
}

it.each([
  ["src/features/documents/planted.ts", "@/features/accounts/register-screen"],
  ["src/features/documents/planted.ts", "../accounts/register-screen"],
  ["src/jobs/planted.ts", "@/features/documents/generate-screen"],
  ["src/ui/planted.ts", "@/jobs/use-job"],
  ["src/api/planted.ts", "@/ui/button"],
  ["src/features/documents/planted.ts", "@/app/screens"],
])("%s may not import %s", async (filePath, imported) => {
  expect(await broken(filePath, imported)).toEqual(["boundaries/dependencies"]);
});

it.each([
  ["src/app/planted.ts", "@/features/documents/generate-screen"],
  ["src/features/documents/planted.ts", "./generate-flow"],
  ["src/features/documents/planted.ts", "@/jobs/use-job"],
  ["src/ui/planted.ts", "@/api/client"],
  ["src/ui/planted.ts", "react"],
])("%s may import %s", async (filePath, imported) => {
  expect(await broken(filePath, imported)).toEqual([]);
});
