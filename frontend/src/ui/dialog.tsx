import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";

import { focusWhatOpened, giveFocusBack } from "./focus";

interface DialogProps {
  open: boolean;
  /**
   * Absent for a dialog that only its own buttons close; Escape does nothing then. A press beside a dialog never
   * closes it: what was typed would be lost.
   */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  eyebrow?: ReactNode;
  description?: ReactNode;
  wide?: boolean;
  /** Gets the focus when the dialog closes; without it, whatever had the focus before, or else the screen. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const overlay = "fixed inset-0 z-40 grid overflow-y-auto bg-[rgb(20_23_26/60%)] sm:p-6";
const sheet =
  "dialog-sheet relative m-auto w-full gap-5 bg-card px-5 text-ink max-sm:min-h-dvh max-sm:pb-5 sm:max-h-[calc(100dvh-3rem)] sm:overflow-y-auto sm:rounded-card sm:border sm:border-line sm:px-7 sm:pb-7 sm:shadow-card";
/** It stays at the top, as the buttons do at the foot. On a phone the sheet is the screen. */
const head = "sticky top-0 z-10 -mx-5 grid gap-1 bg-card py-3 pr-15 pl-5 sm:-mx-7 sm:-mb-3 sm:pt-7 sm:pl-7";

export function Dialog({
  open,
  onClose,
  title,
  eyebrow,
  description,
  wide = false,
  returnFocusTo,
  children,
}: DialogProps) {
  const before = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={(opening) => !opening && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay}>
          <Radix.Content
            className={`${sheet} ${wide ? "max-w-3xl" : "max-w-[32.5rem]"}`}
            onEscapeKeyDown={(event) => !onClose && event.preventDefault()}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement;
              focusWhatOpened(event);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault(); // Radix knows but its own trigger, which our dialogs don't have
              giveFocusBack([returnFocusTo?.current, before.current, document.getElementById("main")]);
            }}
            {...(!description && { "aria-describedby": undefined })}
          >
            <header className={head}>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Radix.Title className="text-3xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
              {onClose && <CloseButton />}
            </header>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function CloseButton() {
  const { t } = useLingui();
  return (
    <Radix.Close
      aria-label={t`Close`}
      className="absolute top-2 right-2 grid size-tap place-items-center rounded-card text-ink-soft hover:bg-grey-bg hover:text-ink"
    >
      <X aria-hidden className="size-5" />
    </Radix.Close>
  );
}

/**
 * The row of buttons at the foot of a dialog; on a phone they stand one above the other, the main one first under
 * the thumb.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-foot flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
