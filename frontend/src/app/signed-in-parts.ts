type Parts = typeof import("./signed-in");

let loaded: Parts | undefined;

export const loadSignedIn = async (): Promise<Parts> => (loaded ??= await import("./signed-in"));

/**
 * Undefined until it is loaded. What is there already is drawn at once: React shows what waited behind a Suspense no
 * sooner than 300 ms after it showed that one waits.
 */
export const signedInParts = () => loaded;
