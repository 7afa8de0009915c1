import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

import { build, type Plugin, type Rolldown } from "vite";

const FILE = "service-worker.js";
/** What can be read without a connection, beside what every page begins with. */
const READABLE = [
  "app/signed-in.tsx",
  "features/profile/profile-screen.tsx",
  "app/work-experience-screen.tsx",
  "app/skills-screen.tsx",
  "app/generate-documents-screen.tsx",
  "i18n/locales/en.po?rest",
  "i18n/locales/es.po?rest",
];

/**
 * `service-worker.js` out of `source`, with the list of files that open the app without a connection: its page, its styles
 * and first fonts, and the code of the screens that can be read then.
 */
export const serviceWorker = (source: string): Plugin => {
  let precached: { url: string; revision: string | null }[] = [];
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("no page");
        const html = String(page.source);
        const revision = createHash("sha256").update(html).digest("hex").slice(0, 16);
        const named = Array.from(html.matchAll(/"\/(assets\/[^"]+)"/g), ([, file = ""]) => file);
        const files = new Set([...named, ...readableScreens(bundle)]);
        precached = [
          { url: "/index.html", revision },
          ...[...files].sort().map((file) => ({ url: `/${file}`, revision: null })), // their names say what is in them
        ];
      },
    },
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: { PRECACHED: JSON.stringify(precached), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: fileURLToPath(new URL("../dist", import.meta.url)),
          emptyOutDir: false,
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: FILE } },
        },
      });
    },
  };
};

function readableScreens(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const withImports = (fileName: string): string[] => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    return chunk ? [fileName, ...chunk.imports.flatMap(withImports)] : [];
  };
  return READABLE.flatMap((path) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${path}`));
    if (!chunk) throw new Error(`no chunk for ${path}, which is to be read without a connection`);
    return withImports(chunk.fileName);
  });
}
