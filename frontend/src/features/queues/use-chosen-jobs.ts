import { useState } from "react";

import { JobFilter as limits } from "@/api/limits";

import type { QueueJob } from "./api/model";
import { actionsFor } from "./job-actions";

export interface ChosenJobs {
  chosen: QueueJob[];
  /** How many of those on the screen can be chosen: nothing can be done with what has succeeded. */
  choosable: number;
  isChosen: (job: QueueJob) => boolean;
  toggle: (job: QueueJob) => void;
  chooseAll: () => void;
  clear: () => void;
}

export const isChoosable = ({ state }: QueueJob) => actionsFor[state].length > 0;

/** Jobs that an admin ticks among those on the screen. What has left the screen is no longer chosen. */
export function useChosenJobs(jobs: QueueJob[]): ChosenJobs {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choosable = jobs.filter(isChoosable).slice(0, limits.jobs.maxItems);
  const chosen = choosable.filter(({ id }) => ids.has(id));
  return {
    chosen,
    choosable: choosable.length,
    isChosen: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    chooseAll: () => setIds(new Set(choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
