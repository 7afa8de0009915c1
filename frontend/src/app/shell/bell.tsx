import { Trans, useLingui } from "@lingui/react/macro";
import { Bell as BellIcon } from "lucide-react";
import { Popover } from "radix-ui";

import { RelativeTime } from "@/ui/relative-time";
import { useNotices } from "@/ui/toast";

/** The notices of this visit again, for whoever looked away while one was shown. */
export function Bell() {
  const { t } = useLingui();
  const { past, unread, markRead } = useNotices();
  return (
    <Popover.Root onOpenChange={(open) => open && markRead()}>
      <Popover.Trigger
        aria-label={t`Notifications`}
        className="relative grid size-tap place-items-center rounded-card hover:bg-grey-bg"
      >
        <BellIcon aria-hidden className="size-5" />
        {unread > 0 && <span aria-hidden className="absolute top-2.5 right-2.5 size-2.5 rounded-full bg-hivis" />}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          className="z-40 w-[min(22rem,92vw)] rounded-card border border-line bg-card p-4 text-ink shadow-lg"
        >
          <h2 className="text-xl">
            <Trans>Notifications</Trans>
          </h2>
          {past.length === 0 ? (
            <p className="mt-2 text-ink-soft">
              <Trans>Nothing yet.</Trans>
            </p>
          ) : (
            <ul className="mt-2 grid max-h-[60dvh] overflow-y-auto">
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
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
