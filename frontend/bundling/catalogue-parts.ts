import { basename } from "node:path";

import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";

import { filesOfTheFirstLoad } from "./first-load";

const PART = /\/(\w+)\.po\?(?:.*&)?(first|rest)$/;

/**
 * `en.po?first` are the messages of the first load, `en.po?rest` all others: a visitor of the landing page doesn't wait
 * for the words of forty screens. Fails the build on a message without a translation, or one that can't be compiled.
 */
export const catalogueParts = (): Plugin => ({
  name: "catalogue-parts",
  enforce: "pre",
  async transform(_source, id) {
    const [, locale, part] = PART.exec(id) ?? [];
    if (!locale) return undefined;
    const [catalog] = await getCatalogs(getConfig());
    if (!catalog) throw new Error(`no catalogue for ${basename(id)}`);
    this.addWatchFile(id.replace(/\?.*/, ""));
    const { messages, missing } = await catalog.getTranslations(locale, { sourceLocale: "en", fallbackLocales: {} });
    if (missing.length > 0)
      throw new Error(`${locale}: no translation: ${missing.map((one) => one.source).join(", ")}`);
    const isFirst = await messagesOfTheFirstLoad(() => catalog.read(locale));
    const wanted = Object.entries(messages).filter(([message]) => isFirst(message) === (part === "first"));
    const { source: code, errors } = createCompiledCatalog(locale, Object.fromEntries(wanted), { namespace: "es" });
    if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join("\n"));
    return { code, map: null, moduleType: "js" };
  },
});

type Origins = Record<string, { origin?: [file: string, line?: number][] }>;

async function messagesOfTheFirstLoad(read: () => Promise<Origins | undefined>) {
  const files = filesOfTheFirstLoad();
  const origins = await read();
  return (message: string) => origins?.[message]?.origin?.some(([file]) => files.has(file)) ?? true;
}
