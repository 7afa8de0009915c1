import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import ts from "typescript";

/**
 * The modules under `root` that import each other in a circle, as lists of paths that end where they began. Types
 * and screens that are loaded later count, too: whoever changes one module of a circle has to know all of them.
 */
export function circlesUnder(root) {
  const modules = readdirSync(root, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path));
  const imports = new Map(modules.map((path) => [path, importedBy(path, root)]));
  const circles = [];
  const done = new Set();
  const walk = (path, trail) => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) return circles.push([...trail.slice(seenAt), path].map((member) => relative(root, member)));
    if (done.has(path)) return undefined;
    imports.get(path)?.forEach((imported) => walk(imported, [...trail, path]));
    return done.add(path);
  };
  modules.forEach((path) => walk(path, []));
  return circles;
}

function importedBy(path, root) {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, "utf8"));
  return importedFiles.map(({ fileName }) => resolved(fileName, path, root)).filter(Boolean);
}

/** Undefined for a package. */
function resolved(name, from, root) {
  const base = name.startsWith("@/") ? join(root, name.slice(2)) : join(dirname(from), name);
  return [".ts", ".tsx", "/index.ts"].map((ending) => base + ending).find((path) => existsSync(path));
}
