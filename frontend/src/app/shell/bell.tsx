import { Trans, useLingui } from "@lingui/react/macro";
import { Bell as BellIcon } from "lucide-react";
import { Dialog } from "radix-ui";
import { lazy, Suspense, useState } from "react";

import { useNotifications } from "@/features/notifications/api";
import { learnAllWords } from "@/i18n/language";
import { ListSkeleton } from "@/ui/list-states";
import { RelativeTime } from "@/ui/relative-time";
import { type PastNotice, useNotices } from "@/ui/toast";

const MOST_SHOWN = 99;
/** Loaded once the bell is opened: most visits have nothing new in it. */
const NotificationList = lazy(async () => {
  const [list] = await Promise.all([import("@/features/notifications/notification-list"), learnAllWords()]);
  return { default: list.NotificationList };
});

/** What happened while nobody looked, and the notices of this visit again, for whoever looked away. */
export function Bell() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { past, unread: unreadNotices, markRead } = useNotices();
  const { data, isError } = useNotifications();
  const notifications = data?.notifications ?? [];
  const unread = (data?.unread ?? 0) + unreadNotices;
  const change = (opening: boolean) => {
    setOpen(opening);
    if (opening) markRead();
  };
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={change}>
      <Dialog.Trigger
        aria-label={unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`}
        className="relative grid size-tap place-items-center rounded-card hover:bg-grey-bg"
      >
        <BellIcon aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid min-w-5 place-items-center rounded-full bg-hivis px-1 font-head text-sm leading-5 font-semibold text-hivis-ink"
          >
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-16 right-3 z-40 md:right-7 grid max-h-[75dvh] w-[min(22rem,92vw)] gap-2 overflow-y-auto rounded-card border border-line bg-card p-4 text-ink shadow-lg"
        >
          <Dialog.Title className="text-xl">
            <Trans>Notifications</Trans>
          </Dialog.Title>
          {isError && !data && (
            <p>
              <Trans>Notifications can't be shown right now.</Trans>
            </p>
          )}
          {data && notifications.length === 0 && past.length === 0 && (
            <p className="text-ink-soft">
              <Trans>
                Nothing yet. You will see here when a certificate is about to expire, and when a document that you
                didn't wait for is ready.
              </Trans>
            </p>
          )}
          {notifications.length > 0 && (
            <Suspense fallback={<ListSkeleton rows={1} />}>
              <NotificationList
                notifications={notifications}
                unread={data?.unread ?? 0}
                onFollow={() => setOpen(false)}
              />
            </Suspense>
          )}
          {past.length > 0 && <ThisVisit past={past} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ThisVisit({ past }: { past: PastNotice[] }) {
  return (
    <>
      <h3 className="eyebrow mt-2">
        <Trans>During this visit</Trans>
      </h3>
      <ul className="grid">
        {past.map(({ key, title, description, at }) => (
          <li key={key} className="grid gap-0.5 border-t border-line py-2.5 first:border-0">
            <span className="font-semibold">{title}</span>
            {description && <span>{description}</span>}
            <span className="text-sm text-ink-soft">
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
