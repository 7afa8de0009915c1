import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";

interface ConversationProps {
  /** How many there are; each new one is brought into view. */
  turns: number;
  /** How high it is, and at which end it begins. */
  className: string;
  children: ReactNode;
}

/** What was said so far, the newest at the end and in view. A screen reader is told of each turn as it comes. */
export function Conversation({ turns, className, children }: ConversationProps) {
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [turns]);

  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-label={t`Conversation`}
      tabIndex={0}
      className={`grid gap-3 overflow-y-auto p-4 sm:p-5 ${className}`}
    >
      {children}
    </div>
  );
}
