import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { HttpError } from "@/api/http-error";
import { currentUserQuery } from "@/api/queries/current-user";
import { pauseBeforeReconnecting } from "@/jobs/reconnect";

import type { QueuesOverview } from "./api/model";
import { OVERVIEW_EVENTS_PATH, queuesOverviewQuery } from "./api/queues-overview";

/** An overview comes every two seconds; after so long without one the connection is as good as lost. */
const SILENCE_MS = 12_000;
const RETRY_MS = 1_000;

export type Connection = "connecting" | "live" | "lost";

/**
 * Keeps the overview up to date from the server's stream for as long as the screen is open, over as many
 * connections as that takes.
 */
export function useLiveOverview(): Connection {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>("connecting");

  useEffect(() => {
    const leaving = new AbortController();
    const hasLeft = () => leaving.signal.aborted;
    const listen = async () => {
      let failures = 0;
      while (!hasLeft()) {
        await followUntilLost((overview) => {
          failures = 0;
          setConnection("live");
          queryClient.setQueryData(queuesOverviewQuery.queryKey, overview);
        }, leaving.signal);
        if (hasLeft()) return;
        setConnection("lost");
        await askWhy(queryClient);
        await pauseBeforeReconnecting(failures++, RETRY_MS, leaving.signal).catch(() => undefined);
      }
    };
    void listen();
    return () => leaving.abort();
  }, [queryClient]);

  return connection;
}

/**
 * A stream can't say why it was refused; the plain call can. That nobody is signed in is told of for the whole product;
 * that the person is no admin any more shows once the person is read again.
 */
async function askWhy(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.query({ ...queuesOverviewQuery, staleTime: 0 });
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) await queryClient.invalidateQueries(currentUserQuery);
  }
}

/** One connection; settles when it broke, was refused, fell silent or the screen was left. */
async function followUntilLost(onOverview: (overview: QueuesOverview) => void, leaving: AbortSignal): Promise<void> {
  const source = new EventSource(OVERVIEW_EVENTS_PATH);
  let silence: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((lost) => {
    const waitForMore = () => {
      clearTimeout(silence);
      silence = setTimeout(lost, SILENCE_MS);
    };
    waitForMore();
    source.addEventListener("overview", ({ data }: MessageEvent<string>) => {
      waitForMore();
      onOverview(JSON.parse(data) as QueuesOverview);
    });
    // The browser's own reconnecting would hide from people that what they see is old.
    source.addEventListener("error", () => lost());
    leaving.addEventListener("abort", () => lost());
  });
  clearTimeout(silence);
  source.close();
}
