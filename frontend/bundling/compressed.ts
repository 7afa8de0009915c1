import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** Under this, the head of the answer is longer than what is saved. */
const WORTH_BYTES = 512;

/** Beside each text file its brotli and gzip, made once and as small as they get: the API gives out what the client takes. */
export const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  enforce: "post",
  writeBundle: {
    order: "post",
    async handler({ dir = "dist" }, bundle) {
      const { writeFile } = await import("node:fs/promises");
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (!TEXT.test(name) || content.length < WORTH_BYTES) continue;
        const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
        await writeFile(`${dir}/${name}.br`, brotli);
        await writeFile(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  },
});
