import { defineConfig, mergeConfig } from "vitest/config";

import viteConfig from "./vite.config";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "jsdom",
      setupFiles: "./src/test-setup.ts",
      include: ["src/**/*.test.{ts,tsx}", "checks/*.test.mjs"],
      testTimeout: 30_000, // a busy machine is not a failure
      // Every test tidies up after itself; a new jsdom for each file would cost more than the tests.
      isolate: false,
      pool: "threads",
    },
  }),
);
