import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ErrorState, ListSkeleton } from "./list-states";

interface ListOfProps<Row> {
  query: UseQueryResult<Row[]>;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
  skeletonRows?: number;
}

/** A list in each of its four states: loading, failed, empty and filled. */
export function ListOf<Row>({ query, empty, children, skeletonRows = 3 }: ListOfProps<Row>) {
  if (query.isPending) return <ListSkeleton rows={skeletonRows} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return query.data.length === 0 ? empty : children(query.data);
}
