import boundaries from "eslint-plugin-boundaries";

const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });

/** Who may import whom: app -> features -> progress -> ui -> api and i18n. One feature never imports another. */
export const rooms = {
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
