/** For lists that are read by offset: where the next page begins, or undefined after one that isn't full. */
export const nextOffset =
  (pageSize: number) =>
  (page: unknown[], pages: unknown[][]): number | undefined =>
    page.length < pageSize ? undefined : pages.length * pageSize;
