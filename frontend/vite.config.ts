import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite"; // tests have vitest.config.ts: where the product only runs, Vitest is not installed
import babel from "vite-plugin-babel";

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** For the API, which answers 404 for addresses that no screen has: `screens.json`, the router's paths. */
const screenPaths = (): Plugin => ({
  name: "screen-paths",
  apply: "build",
  generateBundle() {
    const screens = readFileSync(source("app/screens.ts"), "utf8");
    const paths = ["/", ...Array.from(screens.matchAll(/\b(?:path|pattern): "([^"]+)"/g), ([, path]) => path)];
    this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(paths) });
  },
});

export default defineConfig({
  plugins: [
    // Vite's React plugin has no Babel of its own any more; Lingui's macros need one pass of it, before JSX is
    // compiled.
    babel({
      include: /\.tsx?$/,
      babelConfig: {
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: ["@lingui/babel-plugin-lingui-macro"],
      },
    }),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    tailwindcss(),
    screenPaths(),
  ],
  resolve: {
    alias: {
      "@": source(""),
      // Radix's scroll lock adds a <style> element, which our Content-Security-Policy forbids; see the file.
      "react-style-singleton": source("ui/style-singleton.ts"),
    },
  },
  build: {
    assetsInlineLimit: 0, // a data: font or picture would need an exception in the Content-Security-Policy
    sourcemap: true,
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
});
