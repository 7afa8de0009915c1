import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** For the API, which answers 404 for addresses that no screen has: `screens.json`, the router's paths. */
export const screenPaths = (screensFile: string): Plugin => ({
  name: "screen-paths",
  apply: "build",
  generateBundle() {
    const screens = readFileSync(screensFile, "utf8");
    const paths = ["/", ...Array.from(screens.matchAll(/\b(?:path|pattern): "([^"]+)"/g), ([, path]) => path)];
    this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(paths) });
  },
});
