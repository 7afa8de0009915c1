import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useRef } from "react";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Spinner } from "@/ui/spinner";
import { Switch } from "@/ui/switch";
import { useNotify } from "@/ui/toast";

import type { AddToProfile } from "../addition";
import { useLook } from "../preview/kept-look";
import { useExpiredQuestion } from "../preview/use-expired-question";
import { useLinkChanges, useSentLink } from "./api";
import { SentLinkView } from "./sent-link-view";

interface ShareDialogProps {
  document: { id: string; title: string; isShared: boolean };
  /** The look that the person sees the document in, for the page that the link leads to. */
  template?: string;
  addToProfile: AddToProfile;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A link to send instead of a file: off until it is switched on, and over when it is ended. */
export function ShareDialog({
  document: { id, title, isShared },
  template,
  addToProfile,
  onClose,
  returnFocusTo,
}: ShareDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [look] = useLook();
  const toggle = useRef<HTMLButtonElement>(null);
  const { data: link, error, refetch } = useSentLink(id, isShared);
  const { make, end } = useLinkChanges(id);
  const { settle, question, isLooking } = useExpiredQuestion(id, addToProfile);
  const isOn = isShared || Boolean(link);

  const show = (wanted: string) =>
    make.mutate(wanted, {
      onError: (failure) =>
        notifyFailure(failure, { title: t`Error`, fallback: t`The link could not be made. Please try again.` }),
    });

  const askToEnd = () => {
    if (!window.confirm(t`End this link? Whoever has it can't open your document any more.`)) return;
    end.mutate(undefined, {
      onSuccess: () => {
        notify({ title: t`Link ended`, description: t`Nobody can open your document with it any more.` });
        toggle.current?.focus(); // the button that was pressed is gone
      },
      onError: (failure) =>
        notifyFailure(failure, { title: t`Error`, fallback: t`The link could not be ended. Please try again.` }),
    });
  };

  // Not `disabled` while it is under way: that would lose the focus of who pressed it.
  const change = (wanted: boolean) => {
    if (make.isPending || end.isPending || isLooking) return;
    if (wanted) void settle(() => show(template ?? look.template));
    else askToEnd();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Share a link`}
      eyebrow={title}
      description={t`A page with this document that opens on any phone or computer, without an account.`}
      returnFocusTo={returnFocusTo}
    >
      <Switch
        ref={toggle}
        label={<Trans>Anyone with the link can open it</Trans>}
        hint={
          isOn ? (
            <Trans>On. What you change in the document shows on the page, too.</Trans>
          ) : (
            <Trans>Off. Only you can see this document.</Trans>
          )
        }
        checked={isOn}
        onChange={change}
      />
      {isOn &&
        (link ? (
          <>
            <SentLinkView id={id} link={link} template={template} onTemplate={show} />
            <Button look="danger" className="justify-self-start" onClick={askToEnd} disabled={end.isPending}>
              <Trans>End the link</Trans>
            </Button>
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t`Loading...`} />
        ))}
      {question}
    </Dialog>
  );
}
