import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { NavLink } from "react-router";

import { LanguageSwitch } from "@/ui/language-switch";
import { Logo } from "@/ui/logo";
import { ThemeSwitch } from "@/ui/theme-switch";

import { signedInScreens } from "../screens";

const linkClasses =
  "flex min-h-tap items-center rounded-card px-3 font-medium text-inherit no-underline hover:bg-white/8 " +
  "aria-[current=page]:bg-white/10 aria-[current=page]:shadow-[inset_4px_0_0_var(--hivis)]";

/** The way to every screen there is. `onNavigate` is told when one was chosen. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto px-3 py-4">
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
          <Trans>About Us</Trans>
        </ScreenLink>
        <a href="/api/logout" className={linkClasses}>
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

export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog.Root open={open} onOpenChange={(opening) => !opening && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50 md:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-[min(18rem,86vw)] bg-steel text-steel-ink md:hidden"
        >
          <Dialog.Title className="sr-only">
            <Trans>Menu</Trans>
          </Dialog.Title>
          <Sidebar onNavigate={onClose} />
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
