import type { QueueName, QueueOverview } from "./api/model";

/** What is wrong with a queue, the worst first. `failing` and what comes before it are bad now. */
export const troubles = ["no_worker", "falling_behind", "failing", "paused"] as const;
export type Trouble = (typeof troubles)[number];

/** Seconds that the oldest job of a queue may have waited: a person looks at a spinner, or nobody does. */
export const LONGEST_GOOD_WAIT: Record<QueueName, number> = {
  interactive: 30,
  documents: 60,
  browser: 90,
  background: 3_600,
};
/** Failures in an hour: a single one is a job's own misfortune, five are the queue's. */
export const FAILURES_OF_AN_HOUR = 5;
/** Seconds since a worker's last heartbeat, which comes every five. It is no longer listed after 20. */
export const LONGEST_SILENCE = 12;

const isQueueName = (name: string): name is QueueName => name in LONGEST_GOOD_WAIT;

export const waitsTooLong = ({ name, oldestSeconds }: QueueOverview) =>
  oldestSeconds !== null && isQueueName(name) && oldestSeconds > LONGEST_GOOD_WAIT[name];

/** Whether people look at a spinner for its jobs. A queue for which nobody waits may be scaled down to no worker. */
const isWaitedFor = ({ name }: QueueOverview) => name !== "background";

/** Everything that is wrong with a queue at this moment, the worst first. One that has no worker falls behind anyway. */
export function troublesOf(queue: QueueOverview): Trouble[] {
  const { depth, workers, pausedAt, failedLastHour } = queue;
  const abandoned = workers === 0 && (depth > 0 || isWaitedFor(queue)) && !pausedAt;
  const wrong = {
    no_worker: abandoned,
    falling_behind: waitsTooLong(queue) && !pausedAt && !abandoned,
    failing: failedLastHour >= FAILURES_OF_AN_HOUR,
    paused: pausedAt !== null,
  };
  return troubles.filter((trouble) => wrong[trouble]);
}

/** The worst that is wrong with a queue at this moment; undefined where it keeps up. */
export const troubleOf = (queue: QueueOverview): Trouble | undefined => troublesOf(queue)[0];

export const isBad = (trouble: Trouble | undefined) => trouble !== undefined && trouble !== "paused";

const rank = (queue: QueueOverview) => {
  const trouble = troubleOf(queue);
  return trouble ? troubles.indexOf(trouble) : troubles.length;
};

/** The worst first; among equals in the order they came. */
export const worstFirst = (queues: QueueOverview[]) => [...queues].sort((one, other) => rank(one) - rank(other));
