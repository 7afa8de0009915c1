/** What a browser keeps, which jsdom lacks. */
export function deviceCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const pathOf = (url: string) => new URL(url, "http://localhost").pathname;
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(cache.get(pathOf(url))?.clone()),
      matchAll: () => Promise.resolve([...cache.values()].map((response) => response.clone())),
      put: (url: string, response: Response) => Promise.resolve(void cache.set(pathOf(url), response)),
      delete: (url: string) => Promise.resolve(cache.delete(pathOf(url))),
    });
  };
  return {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
}
