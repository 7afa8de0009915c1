import { fileURLToPath } from "node:url";

import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite"; // tests have vitest.config.ts: where the product only runs, Vitest is not installed
import babel from "vite-plugin-babel";

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

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
