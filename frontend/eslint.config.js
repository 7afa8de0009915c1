import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y-x";
import lingui from "eslint-plugin-lingui";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });

/** Who may import whom: app -> features -> progress -> ui -> api and i18n. One feature never imports another. */
const rooms = {
  plugins: { boundaries },
  files: ["src/**/*.{ts,tsx}"],
  settings: {
    "import/resolver": { typescript: true },
    "boundaries/elements": [
      { type: "feature", pattern: "src/features/*" },
      ...["app", "progress", "ui", "api", "i18n"].map((type) => ({ type, pattern: `src/${type}` })),
    ],
  },
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        policies: [
          { from: { element: { type: "app" } }, allow: to("feature", "progress", "ui", "api", "i18n") },
          { from: { element: { type: "feature" } }, allow: to("progress", "ui", "api", "i18n") },
          { from: { element: { type: "progress" } }, allow: to("ui", "api", "i18n") },
          { from: { element: { type: "ui" } }, allow: to("api", "i18n") },
          { allow: { to: { module: { origin: "external" } } } },
          { allow: { to: { module: { origin: "core" } } } },
        ],
      },
    ],
  },
};

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
      "jsx-a11y-x/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "region"], tags: [] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["*.js", "checks/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: "readonly", process: "readonly" } },
  },
);
