/**
 * Writes what the front end knows of the API out of openapi.json: its types (src/api/schema.ts), the limits of
 * what may be sent (src/api/limits.ts) and the steps of its jobs (src/api/job-steps.ts). With --check it writes nothing, and fails where a file has drifted.
 */
import { readFile, writeFile } from "node:fs/promises";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { format } from "oxfmt";
import ts from "typescript";

import { jobStepsOf } from "./job-steps.mjs";
import { limitsOf } from "./limits.mjs";

const document = new URL("../openapi.json", import.meta.url);
const { components } = JSON.parse(await readFile(document, "utf8"));

/** A file is a string in JSON Schema, and a Blob in a browser. */
const asBlob = ({ format }) => (format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined);

const formatted = async (name, source) => (await format(name, source, { printWidth: 120 })).code;

const generated = {
  "src/api/schema.ts": COMMENT_HEADER + astToString(await openapiTS(document, { transform: asBlob })),
  "src/api/limits.ts": await formatted("limits.ts", limitsOf(components.schemas)),
  "src/api/job-steps.ts": await formatted("job-steps.ts", jobStepsOf(components.schemas)),
};

const drifted = [];
for (const [path, source] of Object.entries(generated)) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes("--check")) await writeFile(file, source);
  else if ((await readFile(file, "utf8").catch(() => "")) !== source) drifted.push(path);
}
if (drifted.length > 0) {
  console.error(`${drifted.join(" and ")} drifted from openapi.json: run npm run generate-api`);
  process.exitCode = 1;
}
