import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

interface SheetProps {
  onClose: () => void;
  title: string;
  eyebrow: ReactNode;
  /** Beside the title on a desk, in a bar under the thumb on a phone. */
  actions: ReactNode;
  /** Gets the focus when the sheet closes. */
  returnFocusTo: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog that is the whole screen: its head and its actions stay, what is between them scrolls by itself. */
export function Sheet({ onClose, title, eyebrow, actions, returnFocusTo, children }: SheetProps) {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={(opening) => !opening && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] bg-paper text-ink lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_minmax(0,1fr)]"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault(); // the sheet itself, so that its title is read first and a stray Enter presses nothing
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <FocusGivenBack to={returnFocusTo} />
          <header className="flex min-w-0 items-center gap-2 border-b-[3px] border-line-strong bg-card py-2 pr-4 pl-2 lg:py-3">
            <Radix.Close
              aria-label={t`Close`}
              className="grid size-tap shrink-0 place-items-center rounded-card hover:bg-grey-bg"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
            <div className="min-w-0">
              <p className="eyebrow">{eyebrow}</p>
              <Radix.Title className="line-clamp-2 text-xl lg:text-2xl">{title}</Radix.Title>
            </div>
          </header>
          <div className="min-h-0 lg:col-span-2 lg:row-start-2">{children}</div>
          {actions && (
            <div className="flex flex-wrap items-center justify-center gap-1 border-t border-line bg-card px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:col-start-2 lg:row-start-1 lg:gap-2 lg:border-t-0 lg:border-b-[3px] lg:border-line-strong lg:px-5 lg:py-3">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Gives the focus back in the moment in which the sheet goes. Radix does so a moment later, and a Tab pressed meanwhile
 * starts from the end of the page.
 */
function FocusGivenBack({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const giveBack = () => to.current?.focus();
    return giveBack;
  }, [to]);
  return null;
}
