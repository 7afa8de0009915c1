import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";

export interface Notice {
  title: string;
  description?: string;
  /** `failure` is the specification's destructive style. */
  tone?: "plain" | "failure";
  /** Said once and not kept behind the bell, as what is wrong with a form. */
  passing?: boolean;
}

export interface PastNotice extends Notice {
  key: number;
  at: Date;
}

interface Notices {
  show: (notice: Notice) => void;
  /** The latest first; what the bell lists. */
  past: PastNotice[];
  unread: number;
  markRead: () => void;
}

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;
const KEPT = 10;

const NoticesContext = createContext<Notices | null>(null);

/**
 * The notices of this visit: the newest is shown as a toast, one at a time, and the last ten are kept for whoever
 * looked away.
 */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const hotkey = "{hotkey}"; // Radix puts the key in
  const [past, setPast] = useState<PastNotice[]>([]);
  const [unread, setUnread] = useState(0);
  const [shown, setShown] = useState<number>();

  const show = useCallback((notice: Notice) => {
    const key = performance.now();
    setPast((earlier) => [{ ...notice, key, at: new Date() }, ...earlier].slice(0, KEPT));
    // What went well was the person's own doing just now: a number at the bell would call them to read it again.
    if (!notice.passing && notice.tone === "failure") setUnread((count) => count + 1);
    setShown(key);
  }, []);
  // Only itself: as its time ends, the next may have been told of and not be on the screen yet.
  const hide = (key: number) => setShown((now) => (now === key ? undefined : now));
  const markRead = useCallback(() => setUnread(0), []);
  const notices = useMemo(
    () => ({ show, past: past.filter(({ passing }) => !passing), unread, markRead }),
    [show, past, unread, markRead],
  );
  const current = past.find(({ key }) => key === shown);

  return (
    <NoticesContext value={notices}>
      <Radix.Provider label={t`Notification`} duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
        {children}
        {current && <Toast key={current.key} notice={current} onClose={() => hide(current.key)} />}
        <Radix.Viewport
          label={t`Notifications (${hotkey})`}
          className="toasts pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col p-3"
        />
      </Radix.Provider>
    </NoticesContext>
  );
}

function Toast({ notice: { title, description, tone }, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useLingui();
  const isFailure = tone === "failure";
  const edge = isFailure ? "border-l-red" : "border-l-green";
  const own = useRef<HTMLLIElement>(null);
  useMovedPage(own, !isFailure, onClose);
  return (
    <Radix.Root
      ref={own}
      open
      onOpenChange={(open) => !open && onClose()}
      className={`pointer-events-auto! flex items-start gap-3 rounded-card border border-l-[6px] border-line bg-card p-4 pr-1 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${edge}`}
    >
      <div className="grid flex-1 gap-0.5">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close
        aria-label={t`Dismiss`}
        className="-my-2 grid size-tap shrink-0 place-items-center rounded-card hover:bg-grey-bg"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** A thumb that moves the page wants what the toast covers; what went well needs no longer look. The bell keeps it. */
function useMovedPage(toast: RefObject<HTMLElement | null>, isWatched: boolean, onMoved: () => void) {
  const moved = useEffectEvent((event: TouchEvent) => {
    if (!(event.target instanceof Node && toast.current?.contains(event.target))) onMoved();
  });
  useEffect(() => {
    if (!isWatched) return;
    document.addEventListener("touchmove", moved, { passive: true });
    return () => document.removeEventListener("touchmove", moved);
  }, [isWatched]);
}

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error("useNotices needs a NoticesProvider above it");
  return notices;
}

export const useNotify = () => useNotices().show;
