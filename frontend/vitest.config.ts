import { defineConfig, mergeConfig } from "vitest/config";

import viteConfig from "./vite.config";

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: "jsdom",
      setupFiles: "./src/test-setup.ts",
      include: ["src/**/*.test.{ts,tsx}", "checks/*.test.mjs"],
      // A busy machine is not a failure.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Every test tidies up after itself (test-setup.ts); a new jsdom for each file would cost more than the tests.
      isolate: false,
      unstubGlobals: true,
      restoreMocks: true,
      pool: "threads",
      // The same files in the same order on every machine, however many cores it has.
      maxWorkers: 1,
    },
  }),
);
