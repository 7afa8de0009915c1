import { Trans } from "@lingui/react/macro";

import { Button } from "./button";

interface ShowMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The way to a list's next page; nothing when the list is complete. */
export function ShowMore({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null;
  return (
    <p className="mt-4">
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </p>
  );
}
