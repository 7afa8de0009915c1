import { useLingui } from "@lingui/react/macro";

import type { QueueJobDetail } from "./api/model";

import { eventNames, nameIn } from "./names";
import { moment } from "./quantities";

/** What happened to the job, oldest first, along a rule. */
export function JobTimeline({ events }: { events: QueueJobDetail["timeline"] }) {
  const { t, i18n } = useLingui();
  return (
    <ol className="grid border-l-4 border-line">
      {events.map(({ at, event, attempt, by }) => (
        <li key={`${at} ${event}`} className="relative grid gap-0.5 py-2 pl-5">
          <span aria-hidden className="absolute top-4 -left-[9px] size-3.5 rounded-full border-2 border-card bg-bar" />
          <span className="flex flex-wrap justify-between gap-x-4">
            <strong className="font-semibold">{nameIn(eventNames, i18n, event)}</strong>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {moment(i18n, at)}
            </time>
          </span>
          {(attempt ?? by) && (
            <span className="text-sm break-all text-ink-soft">
              {[attempt && t`Attempt ${attempt}`, by].filter(Boolean).join(" · ")}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
