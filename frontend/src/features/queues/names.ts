import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { TagColour } from "@/ui/tag";

import type { JobState, QueueName } from "./api/model";

type Names = Partial<Record<string, MessageDescriptor>>;

/** What is in a queue. Its own name is an operator's word, the same in every language, setting and metric. */
export const queuePurposes: Record<QueueName, MessageDescriptor> = {
  interactive: msg`Documents and email, which people wait for`,
  documents: msg`Reading and printing PDFs`,
  browser: msg`Opening job postings`,
  background: msg`Maintenance, which nobody waits for`,
};

export const stateNames: Record<JobState, MessageDescriptor> = {
  queued: msg`Waiting`,
  running: msg`Running`,
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

export const stateColours: Record<JobState, TagColour> = {
  queued: "yellow",
  running: "blue",
  succeeded: "green",
  failed: "red",
  cancelled: "grey",
};

export const workerStates: Names = {
  started: msg`Starting`,
  idle: msg`Idle`,
  busy: msg`Busy`,
  suspended: msg`Paused`,
  silent: msg`Silent`,
};

/** What happens to a job: `refused` is an ending that its user can put right, `lost` a worker that died. */
export const eventNames: Names = {
  created: msg`Requested`,
  queued: msg`Put in the queue`,
  started: msg`Started`,
  succeeded: msg`Succeeded`,
  refused: msg`Rejected input`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
  lost: msg`Worker lost`,
  given_back: msg`Returned to the queue`,
  "jobs.retry": msg`Retried by an admin`,
  "jobs.cancel": msg`Cancelled by an admin`,
  "jobs.discard": msg`Discarded by an admin`,
};

export const actionNames: Names = {
  "jobs.retry": msg`Retried jobs`,
  "jobs.cancel": msg`Cancelled jobs`,
  "jobs.discard": msg`Discarded jobs`,
  "queue.pause": msg`Paused a queue`,
  "queue.resume": msg`Resumed a queue`,
  "user.make_admin": msg`Made an admin`,
  "user.make_user": msg`Removed an admin`,
  "user.switch_on": msg`Reactivated an account`,
  "user.switch_off": msg`Deactivated an account`,
  "blog.create": msg`Wrote a blog post`,
  "blog.update": msg`Changed a blog post`,
  "blog.delete": msg`Deleted a blog post`,
  "blog.add_image": msg`Uploaded a picture`,
};

/** The name in the person's language; what a newer server calls something else is shown as it came. */
export function nameIn(names: Names, i18n: I18n, name: string): string {
  const known = names[name];
  return known ? i18n._(known) : name;
}
