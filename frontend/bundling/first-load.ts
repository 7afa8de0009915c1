import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
/** What the landing page and the dashboard begin with; what these import is there before anything can be used. */
const BEGINNINGS = ["main.tsx", "app/signed-in.tsx"];
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s+"([^"]+)"/gm;
const ENDINGS = ["", ".ts", ".tsx"];

/** The source files of the first load, as paths from the project's folder, as the catalogues name them. */
export function filesOfTheFirstLoad(): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      const imported = sourceFile(path, file);
      if (imported) visit(imported);
    }
  };
  BEGINNINGS.forEach((path) => visit(SOURCE + path));
  return new Set([...found].map((file) => `src/${file.slice(SOURCE.length)}`));
}

/** What else the dashboard's own files stand on: the dialog's parts. */
const PACKAGES =
  /\/node_modules\/(@radix-ui\/react-(avatar|dialog|focus-|id|use-)|react-remove-scroll|aria-hidden|use-callback-ref|use-sidecar|tslib)/;

/** Whether a module is loaded with the landing page or the dashboard. */
export function isOfTheFirstLoad(module: string): boolean {
  return PACKAGES.test(module) || (module.startsWith(SOURCE) && files().has(`src/${module.slice(SOURCE.length)}`));
}

let known: Set<string> | undefined;
const files = () => (known ??= filesOfTheFirstLoad());

function sourceFile(path: string, importer: string): string | undefined {
  if (!/^(@\/|\.)/.test(path)) return undefined;
  const target = path.startsWith("@/") ? SOURCE + path.slice(2) : resolve(dirname(importer), path);
  return ENDINGS.map((ending) => target + ending).find((file) => /\.tsx?$/.test(file) && exists(file));
}

function exists(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
