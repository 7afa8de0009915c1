/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";

import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import babel from "vite-plugin-babel";
import { defineConfig } from "vite"; // not vitest/config: where the product only runs, dev packages are not installed

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
  test: {
    environment: "jsdom",
    setupFiles: "./src/test-setup.ts",
    include: ["src/**/*.test.{ts,tsx}", "checks/*.test.mjs"],
    testTimeout: 30_000,
  },
});
