import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MessageCircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/button";

import type { ToTell } from "./api";

interface ToTellProps {
  toTell: ToTell[];
  onWrite: (asked: string) => void;
}

/** What the posting asks to be told and the letter doesn't tell yet: only the person knows the answer. */
export function ToTellNote({ toTell, onWrite }: ToTellProps) {
  const open = toTell.filter(({ told }) => !told);
  if (open.length === 0) return null;
  return (
    <section className="grid gap-3 border-l-4 border-yellow bg-card px-4 py-3">
      <h3 className="flex items-start gap-3 font-text text-base font-semibold">
        <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-5 shrink-0 text-yellow" />
        <Plural
          value={open.length}
          one="The posting asks you to tell this. Add it in your own words?"
          other="The posting asks you to tell these # things. Add them in your own words?"
        />
      </h3>
      <ul className="grid gap-3">
        {open.map(({ asked, language }) => (
          <ToTellRow key={asked} asked={asked} onWrite={() => onWrite(asked)}>
            <Trans>
              “<span lang={language}>{asked}</span>”
            </Trans>
          </ToTellRow>
        ))}
      </ul>
    </section>
  );
}

interface ToTellRowProps {
  asked: string;
  onWrite: () => void;
  children: ReactNode;
}

/** A question in the posting's words, and the way to a paragraph that answers it. */
export function ToTellRow({ asked, onWrite, children }: ToTellRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 basis-52 wrap-anywhere">{children}</p>
      <Button look="small" aria-label={t`Add it: ${asked}`} onClick={onWrite}>
        <Trans>Add it</Trans>
      </Button>
    </li>
  );
}
