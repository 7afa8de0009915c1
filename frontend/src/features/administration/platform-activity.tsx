import { Trans, useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/card";
import { actionOf } from "@/ui/event-types";
import { RelativeTime } from "@/ui/relative-time";

import type { Activity } from "./api";

/** What people did last. */
export function PlatformActivity({ activity }: { activity: Activity[] }) {
  const { i18n } = useLingui();
  return (
    <Card className="grid content-start gap-2">
      <h2 className="text-[1.35rem]">
        <Trans>Recent Activity</Trans>
      </h2>
      {activity.length === 0 ? (
        <p className="text-ink-soft">
          <Trans>No activity yet.</Trans>
        </p>
      ) : (
        <ul>
          {activity.map(({ id, userName, eventType, createdAt }) => (
            <li key={id} className="border-t border-line py-2.5 first:border-0">
              <span className="block font-semibold">{userName ?? <Trans>Unknown user</Trans>}</span>
              <span className="text-ink-soft">
                {i18n._(actionOf(eventType))} · <RelativeTime at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
