import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";

import type { User } from "@/api/model";
import { Button } from "@/ui/button";

import { DeletionDialog } from "./deletion-dialog";
import { SettingsCard } from "./settings-card";

export function DeletionCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <SettingsCard title={<Trans>Delete Account</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          Your profile, your documents and everything else of yours is deleted at once and for good. Download what you
          want to keep first.
        </Trans>
      </p>
      <Button ref={opener} look="danger" className="w-fit" onClick={() => setOpen(true)}>
        <Trans>Delete My Account</Trans>
      </Button>
      {open && <DeletionDialog user={user} returnFocusTo={opener} onClose={() => setOpen(false)} />}
    </SettingsCard>
  );
}
