import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";

import type { User } from "@/api/model";
import { SkipLink } from "@/ui/skip-link";

import { prepareReadingOffline } from "../read-offline";
import { OfflineNotice } from "./offline-notice";
import { RunningJobs } from "./running-jobs";
import { Sidebar, SidebarDrawer } from "./sidebar";
import { TopBar } from "./top-bar";

/**
 * Top bar and sidebar around every screen behind sign-in; below the `md` width the sidebar waits behind a menu
 * button.
 */
export function SignedInLayout({ user, children }: { user: User; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const server = useQueryClient();
  useEffect(() => prepareReadingOffline(server), [server]);
  const isAdmin = user.role === "admin";
  return (
    <div className="grid min-h-dvh grid-cols-1 md:grid-cols-[15rem_1fr]">
      <SkipLink />
      <aside className="hidden bg-steel text-steel-ink md:block">
        <Sidebar isAdmin={isAdmin} />
      </aside>
      <SidebarDrawer isAdmin={isAdmin} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <div className="flex min-w-0 flex-col">
        <TopBar user={user} onMenu={() => setMenuOpen(true)} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 p-4 pb-24 focus:outline-none md:p-7"
        >
          <OfflineNotice />
          <RunningJobs />
          {children}
        </main>
      </div>
    </div>
  );
}
