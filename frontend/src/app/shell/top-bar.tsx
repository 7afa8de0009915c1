import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "lucide-react";
import { Avatar } from "radix-ui";
import { Link } from "react-router";

import type { User } from "@/api/model";
import { Logo } from "@/ui/logo";

import { Bell } from "./bell";

export function TopBar({ user, onMenu }: { user: User; onMenu: () => void }) {
  const { t } = useLingui();
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <header className="sticky top-0 z-30 flex h-(--top-bar) items-center gap-2 border-b border-line bg-card px-3 md:px-7">
      <button
        type="button"
        aria-label={t`Open menu`}
        onClick={onMenu}
        className="grid size-tap place-items-center rounded-card hover:bg-grey-bg md:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Link
        to="/"
        aria-label={t`Tradefolio home`}
        className="inline-flex min-h-tap items-center no-underline md:hidden"
      >
        <Logo />
      </Link>
      <div className="ml-auto flex items-center gap-2">
        <Bell />
        <Link
          to="/profile"
          className="inline-flex min-h-tap items-center gap-2.5 rounded-card px-1.5 no-underline hover:bg-grey-bg"
        >
          <span className="hidden max-w-64 truncate font-medium sm:block">{name || <Trans>User</Trans>}</span>
          <Avatar.Root className="grid size-9 place-items-center overflow-hidden rounded-full bg-steel font-head text-base font-semibold text-steel-ink">
            {user.profileImageUrl && (
              <Avatar.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />
            )}
            <Avatar.Fallback>{initialsOf(user)}</Avatar.Fallback>
          </Avatar.Root>
          <span className="sr-only sm:hidden">{name || <Trans>User</Trans>}</span>
        </Link>
      </div>
    </header>
  );
}

const initialsOf = ({ firstName, lastName }: User) =>
  `${firstName?.[0] ?? ""}${lastName?.[0] ?? ""}`.toUpperCase() || "U";
