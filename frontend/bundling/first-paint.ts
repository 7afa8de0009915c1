import { fileURLToPath } from "node:url";

import { build, createServer, type Plugin, type PluginOption } from "vite";

import type { drawLandingPage } from "../src/drawn-landing-page";
import { type Language, languages } from "../src/i18n/preferred-language";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const STARTING = /<div id="root">[\s\S]*?<\/div>/;
const TITLE = /<title>.*?<\/title>/;

/**
 * `landing.html`, for the API: `index.html` with the landing page drawn into it. It is painted before the app's code, which
 * is loaded behind styles and fonts, is begun by `start.ts`. English is what is seen, another language a template beside it.
 *
 * @param compiling what turns the app's sources into code.
 */
export const firstPaint = (compiling: () => PluginOption[], alias: Record<string, string>): Plugin => ({
  name: "first-paint",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") this.error("no page");
      const empty = String(page.source);
      for (const part of [ENTRY, STARTING, TITLE]) if (!part.test(empty)) this.error(`no ${part.source} in ${empty}`);
      const start = await scriptOf("src/start.ts");
      const { en, ...others } = await drawnIn(Object.keys(languages) as Language[], compiling(), alias);
      const templates = Object.entries(others).map(
        ([language, { markup }]) => `<template id="drawn-${language}">${markup}</template>`,
      );
      const source = empty
        .replace(ENTRY, '<link rel="modulepreload" crossorigin href="$1" fetchpriority="low">')
        .replace(TITLE, () => `<title>${en.title}</title>`)
        .replace(STARTING, () => `<div id="root" data-drawn>${en.markup}</div>${templates.join("")}`)
        .replace("</body>", () => `<script>${start}</script></body>`);
      this.emitFile({ type: "asset", fileName: "landing.html", source });
    },
  },
});

type Drawn = Awaited<ReturnType<typeof drawLandingPage>>;

async function drawnIn(
  wanted: Language[],
  plugins: PluginOption[],
  alias: Record<string, string>,
): Promise<Record<Language, Drawn>> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    plugins,
    resolve: { alias },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule("/src/drawn-landing-page.tsx");
    const draw = module.drawLandingPage as typeof drawLandingPage;
    const drawn: Partial<Record<Language, Drawn>> = {};
    for (const language of wanted) drawn[language] = await draw(language); // one at a time: they share the words
    return drawn as Record<Language, Drawn>;
  } finally {
    await server.close();
  }
}

async function scriptOf(path: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, rolldownOptions: { input: ROOT + path, output: { format: "iife" } } },
  });
  const [script] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (script?.type !== "chunk") throw new Error(`no script of ${path}`);
  return script.code.trim();
}
