import boundaries from "eslint-plugin-boundaries";

const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });

/** Who may import whom: app -> features -> jobs -> ui -> i18n -> api. One feature never imports another. */
export const rooms = {
  plugins: { boundaries },
  files: ["src/**/*.{ts,tsx}"],
  settings: {
    "import/resolver": { typescript: true },
    "boundaries/elements": [
      { type: "feature", pattern: "src/features/*" },
      ...["app", "jobs", "ui", "api", "i18n"].map((type) => ({ type, pattern: `src/${type}` })),
    ],
  },
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        policies: [
          { from: { element: { type: "app" } }, allow: to("feature", "jobs", "ui", "api", "i18n") },
          { from: { element: { type: "feature" } }, allow: to("jobs", "ui", "api", "i18n") },
          { from: { element: { type: "jobs" } }, allow: to("ui", "api", "i18n") },
          { from: { element: { type: "ui" } }, allow: to("api", "i18n") },
          { from: { element: { type: "i18n" } }, allow: to("api") },
          { allow: { to: { module: { origin: "external" } } } },
          { allow: { to: { module: { origin: "core" } } } },
        ],
      },
    ],
  },
};
