import { type JobFilter, jobStates, queueNames } from "./api/model";

/** The filter that an address of the screen names; what isn't a state, a queue or a moment is left out. */
export function filterOf(address: URLSearchParams): JobFilter {
  const filter: JobFilter = {};
  for (const field of ["search", "kind", "user", "errorCode", "frame"] as const) {
    const value = address.get(field)?.trim();
    if (value) filter[field] = value;
  }
  for (const field of ["since", "until", "endedSince"] as const) {
    const at = new Date(address.get(field) ?? "");
    if (!Number.isNaN(at.getTime())) filter[field] = at.toISOString();
  }
  const state = jobStates.find((known) => known === address.get("state"));
  if (state) filter.state = state;
  const queue = queueNames.find((known) => known === address.get("queue"));
  if (queue) filter.queue = queue;
  return filter;
}

interface ErrorAndTime {
  endedSince?: string;
  errorCode?: string;
  frame?: string | null;
}

/** Whether it says something in the fields that are folded away else. */
export const isNarrowed = ({ kind, queue, since, until }: JobFilter) => Boolean(kind ?? queue ?? since ?? until);

/** The part of a filter that only the list of errors sets. */
export const errorOf = ({ endedSince, errorCode, frame }: ErrorAndTime): JobFilter => ({
  ...(endedSince && { endedSince }),
  ...(errorCode && { errorCode }),
  ...(frame && { frame }),
});

/** The query of the jobs' tab with this filter. */
export const addressOf = (filter: JobFilter) => `?${new URLSearchParams({ tab: "jobs", ...filter })}`;

/** An ISO moment as a `datetime-local` field has it, in the person's own time, and back. Empty stays empty. */
export function toLocalField(iso: string | undefined): string {
  if (!iso) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const fromLocalField = (local: string) => (local ? new Date(local).toISOString() : "");
