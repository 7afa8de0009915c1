const LONGEST_PAUSE_MS = 15_000;

/**
 * Waits before the next attempt to connect: the server's `retry` doubled with every failure, at most 15 s, spread
 * by half either way so that a restarted server is not met by everyone at once. Ends at once when the browser
 * comes back online; throws when `signal` aborts.
 */
export async function pauseBeforeReconnecting(failures: number, retry: number, signal?: AbortSignal): Promise<void> {
  const pause = Math.min(retry * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random());
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener("online", wake);
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, pause);
    addEventListener("online", wake);
    signal?.addEventListener("abort", wake);
  });
  signal?.throwIfAborted();
}
