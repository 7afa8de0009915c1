const startTimer = globalThis.setTimeout;
const started = new Set<ReturnType<typeof setTimeout>>();

// The test files share one window. A timer that a test leaves running (a redirect, a reconnection, a toast) would go off
// in the middle of another test, or after the last one, when there is no window any more.
globalThis.setTimeout = Object.assign((...timer: Parameters<typeof startTimer>) => {
  const handle = startTimer(...timer);
  started.add(handle);
  return handle;
}, startTimer);

/** Stops all timers that were started since the last call. */
export function stopTimers(): void {
  started.forEach((timer) => clearTimeout(timer));
  started.clear();
}
