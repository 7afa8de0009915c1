import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "es"],
  catalogs: [{ path: "<rootDir>/src/i18n/locales/{locale}", include: ["<rootDir>/src"] }],
  orderBy: "message",
  // Without line numbers a catalogue changes only when its words do.
  format: formatter({ lineNumbers: false }),
});
