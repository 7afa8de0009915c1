import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { NavLink, useLocation } from "react-router";

import { keepFor } from "@/api/kept-answers";
import { forgetAllChats } from "@/features/assistant/chat/forget-chats";
import { focusWhatOpened, giveFocusBack } from "@/ui/focus";
import { LanguageSwitch } from "@/ui/language-switch";
import { Logo } from "@/ui/logo";
import { ThemeSwitch } from "@/ui/theme-switch";

import { adminScreens, signedInScreens } from "../screens";

const linkClasses =
  "flex min-h-tap items-center rounded-card px-3 py-1 leading-tight font-medium text-inherit no-underline hover:bg-white/8 " +
  "aria-[current=page]:bg-white/10 aria-[current=page]:shadow-[inset_4px_0_0_var(--hivis)]";

interface SidebarProps {
  isAdmin: boolean;
  /** Told when a screen was chosen. */
  onNavigate?: () => void;
}

/** The way to every screen there is. */
export function Sidebar({ isAdmin, onNavigate }: SidebarProps) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With the next frame, which measures everything anyway.
    const frame = requestAnimationFrame(() => column.current && showCurrent(column.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <div ref={column} className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto px-3 py-4">
      <div className="px-3">
        <Logo onSteel />
      </div>
      <nav aria-label={t`Main`} className="grid gap-0.5">
        <ScreenLink to="/" onNavigate={onNavigate}>
          <Trans>Dashboard</Trans>
        </ScreenLink>
        {signedInScreens.map(({ path, label }) => (
          <ScreenLink key={path} to={path} onNavigate={onNavigate}>
            {i18n._(label)}
          </ScreenLink>
        ))}
        <ScreenLink to="/about" onNavigate={onNavigate}>
          <Trans>About</Trans>
        </ScreenLink>
        {isAdmin && <Administration onNavigate={onNavigate} />}
        <a href="/api/logout" className={linkClasses} onClick={forgetEverything}>
          <Trans>Sign Out</Trans>
        </a>
      </nav>
      <div className="mt-auto grid gap-4 px-3 pb-2 text-steel-ink">
        <ThemeSwitch onSteel />
        <LanguageSwitch className="w-fit border-steel-ink-soft text-steel-ink hover:bg-white/10" />
      </div>
    </div>
  );
}

/** By hand: after `scrollIntoView` the Tab key would go on from there, past the link that skips the menu. */
function showCurrent(column: HTMLElement) {
  const current = column.querySelector("[aria-current=page]");
  const below = current ? current.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom : 0;
  if (below > 0) column.scrollTop += below;
}

/** Whoever signs out leaves nothing on the device. */
function forgetEverything() {
  forgetAllChats();
  void keepFor(null);
}

function Administration({ onNavigate }: Pick<SidebarProps, "onNavigate">) {
  const { i18n } = useLingui();
  const id = useId(); // the drawer and the column may both be on the page
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-0.5">
      <h2 id={id} className="eyebrow px-3 pb-1 text-steel-ink-soft">
        <Trans>Administration</Trans>
      </h2>
      {adminScreens.map(({ path, label }) => (
        <ScreenLink key={path} to={path} onNavigate={onNavigate}>
          {i18n._(label)}
        </ScreenLink>
      ))}
    </section>
  );
}

function ScreenLink({
  to,
  onNavigate,
  children,
}: {
  to: string;
  onNavigate?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <NavLink to={to} end onClick={onNavigate} className={linkClasses}>
      {children}
    </NavLink>
  );
}

interface SidebarDrawerProps {
  isAdmin: boolean;
  open: boolean;
  onClose: () => void;
}

export function SidebarDrawer({ isAdmin, open, onClose }: SidebarDrawerProps) {
  const { t } = useLingui();
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(opening) => !opening && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50 md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-[min(18rem,86vw)] bg-steel text-steel-ink md:hidden"
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusWhatOpened(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault(); // Radix knows but its own trigger, which the menu doesn't have
            if (document.activeElement === document.body) giveFocusBack([opener.current]); // else a new screen has it
          }}
        >
          <Dialog.Title className="sr-only">
            <Trans>Menu</Trans>
          </Dialog.Title>
          <Sidebar isAdmin={isAdmin} onNavigate={onClose} />
          <Dialog.Close
            aria-label={t`Close menu`}
            className="absolute top-2 right-2 grid size-tap place-items-center rounded-card text-steel-ink hover:bg-white/10"
          >
            <X aria-hidden className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
