import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useRef } from "react";

import { useKeptSince } from "@/api/kept-answers";
import { Button } from "@/ui/button";

/** Above what is shown from the device: how old it is. As soon as there is a connection, all of it is read again. */
export function OfflineNotice() {
  const { i18n } = useLingui();
  const server = useQueryClient();
  const since = useKeptSince();
  const before = useRef(since);
  useEffect(() => {
    if (before.current && !since) void server.invalidateQueries(); // an answer came: the rest is old
    before.current = since;
    if (!since) return undefined;
    const readAgain = () => void server.invalidateQueries();
    window.addEventListener("online", readAgain);
    return () => window.removeEventListener("online", readAgain);
  }, [since, server]);
  const time = since && i18n.date(new Date(since), { dateStyle: "medium", timeStyle: "short" });
  return (
    <div role="status" className="contents">
      {time && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-yellow-bg px-4 py-2 text-ink">
          <WifiOff aria-hidden className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-56">
            <Trans>You're offline. This is what was here at {time}. You can read it, but not change it.</Trans>
          </p>
          <Button look="small" onClick={() => void server.invalidateQueries()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
