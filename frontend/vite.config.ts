import { fileURLToPath } from "node:url";

import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite"; // tests have vitest.config.ts: where the product only runs, Vitest is not installed
import babel from "vite-plugin-babel";

import { catalogueParts } from "./bundling/catalogue-parts";
import { compressed } from "./bundling/compressed";
import { fewerFiles } from "./bundling/fewer-files";
import { firstPaint } from "./bundling/first-paint";
import { isOfTheFirstLoad } from "./bundling/first-load";
import { preloads } from "./bundling/preloads";
import { screenPaths } from "./bundling/screen-paths";
import { serviceWorker } from "./bundling/service-worker";

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** What turns the sources into code. */
const compiling = () => [
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
  catalogueParts(),
];

const alias = {
  "@": source(""),
  // Radix's scroll lock adds a <style> element, which our Content-Security-Policy forbids; see the file.
  "react-style-singleton": source("ui/style-singleton.ts"),
};

export default defineConfig({
  plugins: [
    ...compiling(),
    tailwindcss(),
    screenPaths(source("app/screens.ts")),
    fewerFiles(),
    preloads(),
    firstPaint(compiling, alias),
    serviceWorker(source("service-worker.ts")),
    compressed(),
  ],
  resolve: { alias },
  build: {
    assetsInlineLimit: 0, // a data: font or picture would need an exception in the Content-Security-Policy
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A request of a phone costs as much as 30 KB: what every page begins with is one file, and so is what
            // somebody who is signed in begins with.
            { name: "frame", tags: ["$initial"], priority: 5 },
            { name: "signed-in", test: isOfTheFirstLoad, priority: 4 },
            {
              name: "forms",
              test: /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/src\/ui\/[\w-]*(field|form)/,
              priority: 3,
            },
            { name: "job", test: /\/node_modules\/eventsource-parser\/|\/src\/jobs\//, priority: 2 },
            {
              name: "shared",
              test: /\/src\/|\/node_modules\/(lucide-react|@tanstack)\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000" } },
});
