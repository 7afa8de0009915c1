import type { Plugin } from "vite";

/**
 * `preloads.json`, for the API: the code that the page at / asks for only once it knows that somebody is signed in, which
 * on a phone is half a second later than it could be.
 */
export const preloads = (): Plugin => ({
  name: "preloads",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entry = chunks.find(({ isEntry }) => isEntry);
    const withImports = (fileName: string): string[] => {
      const chunk = chunks.find((one) => one.fileName === fileName);
      return chunk ? [fileName, ...chunk.imports.flatMap(withImports)] : [];
    };
    const early = new Set(entry && withImports(entry.fileName));
    const signedIn = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/app/signed-in.tsx"));
    if (!signedIn) this.error("no chunk for who is signed in");
    const files = [...new Set(withImports(signedIn.fileName))].filter((file) => !early.has(file));
    const paths = files.map((file) => `/${file}`);
    this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify({ signedIn: paths }) });
  },
});
