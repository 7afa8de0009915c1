import { useEffect, useState } from "react";

import type { Run } from "./run";

/** A job that a worker is free for has told its first step long before. */
const USUAL_START_MS = 8_000;

/** Whether a job has been asked for, and nobody has begun it for longer than is usual: a flood, or a paused queue. */
export function useIsLate({ phase, connection, told }: Run): boolean {
  const isWaiting = phase === "running" && connection === "live" && told === undefined;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), USUAL_START_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
