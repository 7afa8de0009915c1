import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import lingui from "eslint-plugin-lingui";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

import { rooms } from "./checks/rooms.mjs";

export default defineConfig(
  { ignores: ["dist", "coverage", "public", "src/api/schema.ts"] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { languageOptions: { parserOptions: { projectService: true } } },
  reactHooks.configs.flat["recommended-latest"],
  jsxA11y.configs.strict,
  lingui.configs["flat/recommended"],
  rooms,
  {
    rules: {
      // A number in a sentence reads as itself.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => dispatch(...)` says what is called; braces around it say nothing more.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      // What scrolls must be reachable by keyboard.
      "jsx-a11y-x/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region", "group", "log"], tags: [] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["*.js", "**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
