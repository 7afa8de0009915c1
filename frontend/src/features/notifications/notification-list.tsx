import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { Button } from "@/ui/button";
import { RelativeTime } from "@/ui/relative-time";

import { type Notification, useMarkRead } from "./api";
import { wordsOf } from "./notification-words";

interface NotificationListProps {
  notifications: Notification[];
  unread: number;
  /** Told when one was followed to where something can be done about it. */
  onFollow: () => void;
}

/** What happened while nobody looked, the newest first; following one marks it as read. */
export function NotificationList({ notifications, unread, onFollow }: NotificationListProps) {
  const { mutate, isPending } = useMarkRead();
  const newest = notifications[0];
  return (
    <>
      <ul className="grid">
        {notifications.map((notification) => (
          <Entry
            key={notification.id}
            notification={notification}
            onFollow={() => {
              if (!notification.readAt) mutate({ id: notification.id });
              onFollow();
            }}
          />
        ))}
      </ul>
      {unread > 0 && newest && (
        <Button
          look="small"
          className="mt-1 w-full"
          disabled={isPending}
          onClick={() => mutate({ through: newest.id })}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </>
  );
}

function Entry({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { i18n } = useLingui();
  const words = wordsOf(i18n, notification);
  if (!words) return null;
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={words.to}
        onClick={onFollow}
        className="flex min-h-tap items-start gap-2.5 rounded-card px-1 py-2.5 text-inherit no-underline hover:bg-grey-bg"
      >
        <span
          aria-hidden
          className={`mt-2 size-2.5 shrink-0 rounded-full ${notification.readAt ? "bg-transparent" : "bg-hivis"}`}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">
            {!notification.readAt && (
              <span className="sr-only">
                <Trans>Unread:</Trans>{" "}
              </span>
            )}
            {words.title}
          </span>
          {words.description && <span>{words.description}</span>}
          <span className="text-sm text-ink-soft">
            <RelativeTime at={notification.createdAt} />
          </span>
        </span>
      </Link>
    </li>
  );
}
