import { Trans } from "@lingui/react/macro";
import { MessageSquareText, Mic } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";

export type Mode = "chat" | "voice";

export function OptionCards({ onChoose }: { onChoose: (mode: Mode) => void }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Option icon={MessageSquareText} title={<Trans>Text Chat Assistant</Trans>} onChoose={() => onChoose("chat")}>
        <Trans>Type your responses step by step: jobs, skills and certifications, one question at a time.</Trans>
      </Option>
      <Option icon={Mic} title={<Trans>Voice Assistant</Trans>} onChoose={() => onChoose("voice")}>
        <Trans>Speak naturally about a job. AI-generated descriptions help, and you check every word.</Trans>
      </Option>
      <p className="md:col-span-2">
        <Trans>
          Do you have a resume already? <Link to="/profile">Upload it</Link>, and it is sorted into your profile.
        </Trans>
      </p>
    </div>
  );
}

interface OptionProps {
  icon: ComponentType<{ className: string; "aria-hidden": true }>;
  title: ReactNode;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ icon: Icon, title, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid content-start gap-2 rounded-card border border-t-[6px] border-line border-t-line-strong bg-card p-5 text-left text-ink shadow-card transition-colors hover:bg-grey-bg"
    >
      <Icon aria-hidden className="size-8" />
      <span className="font-head text-2xl leading-tight font-semibold">{title}</span>
      <span className="text-ink-soft">{children}</span>
    </button>
  );
}
