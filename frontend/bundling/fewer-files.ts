import type { Plugin, Rolldown } from "vite";

/** Said in the files' hashes, so that a file which this plugin changes in another way has another name. */
const VERSION = "1";
const RUNTIME = /(?:^|\/)rolldown-runtime-/;
const EXPORTS = /export\s*\{([^}]*)\};?/;
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

/**
 * The bundler's runtime is a file of 0.6 kB that every page would have to ask for, which costs a phone as much as 30 kB do.
 * Each chunk gets a copy instead.
 */
export const fewerFiles = (): Plugin => ({
  name: "fewer-files",
  apply: "build",
  augmentChunkHash: () => VERSION,
  generateBundle: {
    order: "pre", // Vite's own plugins then name what is left to be loaded
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName));
      if (!runtime) return;
      for (const chunk of chunks) copyRuntime(runtime, chunk);
      // oxlint-disable-next-line typescript/no-dynamic-delete -- how a plugin leaves a file out
      delete bundle[runtime.fileName];
    },
  },
});

/**
 * Where the chunk imports the runtime, it becomes a function of its own. The import's place is kept to the character and
 * the function stands at the end, so that the source map stays right.
 */
function copyRuntime(runtime: Rolldown.OutputChunk, chunk: Rolldown.OutputChunk) {
  const path = `"./${runtime.fileName.replace(/^.*\//, "")}"`;
  const [statement, , names] = new RegExp(`import\\s*(\\{([^}]*)\\}\\s*from\\s*)?${path};?`).exec(chunk.code) ?? [];
  if (statement === undefined) return;
  const call = names === undefined ? "" : `var{${asObject(names, (outside, local) => [outside, local])}}=__runtime();`;
  if (call.length > statement.length) throw new Error(`no room for ${call} in ${statement}`);
  const code = chunk.code.replace(statement, () => call.padEnd(statement.length));
  const map = SOURCE_MAP.exec(code)?.[0] ?? "";
  chunk.code = `${code.replace(SOURCE_MAP, "")}\n${names === undefined ? "" : asFunction(runtime.code)}${map}`;
  chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
}

function asFunction(code: string) {
  const body = code
    .replace(SOURCE_MAP, "")
    .replace(EXPORTS, (_all, names: string) => `return{${asObject(names, (local, outside) => [outside, local])}}`);
  return `function __runtime(){${body}}`;
}

/** `a as b,c` as what stands between an object's braces, each name by `toPair` of what is before and after the `as`. */
const asObject = (names: string, toPair: (before: string, after: string) => [key: string, value: string]) =>
  names
    .split(",")
    .map((name) => name.trim().split(/\s+as\s+/))
    .map(([before = "", after = before]) => toPair(before, after).join(":"))
    .join(",");
