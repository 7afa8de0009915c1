import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { type RefObject, useEffect, useRef, useState } from "react";

import { Button, buttonClasses } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { type ManagedUser, useChangeUser } from "./api";
import { nameOf, type Offer, offersFor } from "./user-changes";

const item = "flex min-h-tap cursor-pointer items-center px-4 outline-none data-highlighted:bg-grey-bg";

interface UserActionsProps {
  user: ManagedUser;
  /** It is the admin's own account. */
  isMe: boolean;
}

/** What can be done with an account; each is asked about first. */
export function UserActions({ user, isMe }: UserActionsProps) {
  const { i18n, t } = useLingui();
  const [asked, setAsked] = useState<Offer>();
  const [isOpen, setOpen] = useState(false);
  useClosedByResizing(isOpen, setOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const who = nameOf(user);
  return (
    <>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        <DropdownMenu.Trigger
          ref={trigger}
          aria-label={t`Change ${who}`}
          className={buttonClasses("small", "min-w-tap")}
        >
          <Ellipsis aria-hidden className="size-5" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 min-w-48 rounded-card border border-line bg-card py-1.5 text-ink shadow-card"
          >
            {offersFor(user).map((offer) => (
              <DropdownMenu.Item
                key={i18n._(offer.name)}
                className={offer.isHarsh ? `${item} text-red` : item}
                onSelect={() => setAsked(offer)}
              >
                {i18n._(offer.name)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asked && (
        <ConfirmChange
          user={user}
          offer={asked}
          isMe={isMe}
          returnFocusTo={trigger}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** On a narrower screen the table becomes blocks, and its buttons stand elsewhere: the menu would hang where none is. */
function useClosedByResizing(isOpen: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    window.addEventListener("resize", close);
    return () => window.removeEventListener("resize", close);
  }, [isOpen, setOpen]);
}

interface ConfirmChangeProps extends UserActionsProps {
  offer: Offer;
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function ConfirmChange({ user, isMe, offer, returnFocusTo, onClose }: ConfirmChangeProps) {
  const { i18n, t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useChangeUser();
  const who = nameOf(user);
  const change = () =>
    mutate(
      { id: user.id, change: offer.change },
      {
        onSuccess: () => notify({ title: i18n._(offer.done(who)) }),
        onError: (error) =>
          notifyFailure(error, { title: t`Error`, fallback: t`That could not be done. Please try again.` }),
        onSettled: onClose,
      },
    );
  return (
    <Dialog
      open
      title={i18n._(offer.ask(who))}
      description={i18n._(isMe && offer.isHarsh ? offer.meaningForOneself : offer.meaning)}
      returnFocusTo={returnFocusTo}
      onClose={isPending ? undefined : onClose}
    >
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button look={offer.isHarsh ? "danger" : "main"} disabled={isPending} onClick={change}>
          {i18n._(offer.name)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
