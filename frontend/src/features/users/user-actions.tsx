import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useRef, useState } from "react";

import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { type ManagedUser, useChangeUser } from "./api";
import { nameOf, type Offer, offersFor } from "./user-changes";

/** What can be done with an account; each is asked about first. */
export function UserActions({ user }: { user: ManagedUser }) {
  const { i18n, t } = useLingui();
  const [asked, setAsked] = useState<Offer>();
  const group = useRef<HTMLSpanElement>(null);
  const who = nameOf(user);
  return (
    <span
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={t`Change ${who}`}
      className="flex flex-wrap justify-end gap-2 @4xl:flex-nowrap @4xl:justify-start @4xl:whitespace-nowrap"
    >
      {offersFor(user).map((offer) => (
        <Button key={i18n._(offer.name)} look={offer.isHarsh ? "danger" : "small"} onClick={() => setAsked(offer)}>
          {i18n._(offer.name)}
        </Button>
      ))}
      {asked && <ConfirmChange user={user} offer={asked} returnFocusTo={group} onClose={() => setAsked(undefined)} />}
    </span>
  );
}

interface ConfirmChangeProps {
  user: ManagedUser;
  offer: Offer;
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

function ConfirmChange({ user, offer, returnFocusTo, onClose }: ConfirmChangeProps) {
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
      description={i18n._(offer.meaning)}
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
