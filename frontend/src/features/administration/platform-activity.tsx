import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/card";
import { actionOf } from "@/ui/event-types";
import { RelativeTime } from "@/ui/relative-time";
import { useDayNames } from "@/ui/use-day-names";

import type { Activity } from "./api";

/** What people did last, day by day as the days are here. */
export function PlatformActivity({ activity }: { activity: Activity[] }) {
  const { i18n } = useLingui();
  const dayOf = useDayNames();
  return (
    <Card className="grid content-start gap-2">
      <h2 className="text-[1.35rem]">
        <Trans>Recent Activity</Trans>
      </h2>
      {activity.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {[...byDay(activity, ({ createdAt }) => dayOf(createdAt))].map(([day, ofTheDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="eyebrow mt-2">{day}</h3>
          <ul>
            {repeated(ofTheDay).map(({ id, userName, eventType, createdAt, times }) => (
              <li key={id} className="border-t border-line py-2.5 first:border-0">
                <span className="block font-semibold">{userName ?? <Trans>Unknown user</Trans>}</span>
                <span className="text-ink-soft">
                  {i18n._(actionOf(eventType))}
                  {times > 1 && (
                    <>
                      {" "}
                      · <Plural value={times} one="# time" other="# times" />
                    </>
                  )}{" "}
                  · <RelativeTime at={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

/** In the order in which they come. */
function byDay(activity: Activity[], dayOf: (one: Activity) => string): Map<string, Activity[]> {
  const days = new Map<string, Activity[]>();
  for (const one of activity) days.set(dayOf(one), [...(days.get(dayOf(one)) ?? []), one]);
  return days;
}

/** What one person did several times in a row is told once, with the newest time. */
function repeated(activity: Activity[]): (Activity & { times: number })[] {
  const told: (Activity & { times: number })[] = [];
  for (const one of activity) {
    const last = told.at(-1);
    if (last?.userName === one.userName && last.eventType === one.eventType) last.times += 1;
    else told.push({ ...one, times: 1 });
  }
  return told;
}
