import { Trans, useLingui } from "@lingui/react/macro";
import { Keyboard, Mic, MicOff } from "lucide-react";
import { type SyntheticEvent, useState } from "react";

import { Button } from "@/ui/button";

import { QUESTIONS } from "./draft";
import type { VoiceJobControls } from "./use-voice-job";

/** The microphone in each of its states, with typing always beside it. */
export function SpeakOrType({ voice }: { voice: VoiceJobControls }) {
  const isReading = voice.stage === "processing" && voice.said.at(-1)?.by === "person";
  if (isReading || voice.isWriting) return <Reading onCancel={voice.cancel} />;
  if (voice.isTyping) return <TypedAnswer key={voice.said.length} voice={voice} />;
  if (!voice.isSupported) return <Unsupported onType={voice.type} />;
  if (voice.isBlocked) return <Blocked onTryAgain={voice.start} onType={voice.type} />;
  return <Microphone voice={voice} />;
}

const bar = "grid justify-items-center gap-3 border-t border-line p-5 text-center";
const round = "grid size-24 place-items-center rounded-full [&>svg]:size-11";

function Microphone({ voice }: { voice: VoiceJobControls }) {
  const { t } = useLingui();
  const { stage, isListening } = voice;
  const isAsked = stage === "collecting_details";
  const isSpeaking = stage === "processing";
  const caption = isListening
    ? t`Listening. Tap when you are done.`
    : isSpeaking
      ? t`Listen, then speak.`
      : isAsked
        ? t`Answer this question`
        : t`Tell me about your job`;
  const press = isListening ? voice.stop : isAsked ? voice.listen : voice.start;
  const ring = isListening ? "shadow-[0_0_0_6px_var(--card),0_0_0_9px_var(--hivis)]" : "";
  return (
    <div className={bar}>
      <div className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1.5 sm:gap-3">
        <TypeButton onType={voice.type} />
        <button
          type="button"
          onClick={press}
          disabled={isSpeaking}
          aria-label={isListening ? t`Stop listening` : caption}
          className={`${round} bg-hivis text-hivis-ink disabled:bg-card disabled:text-ink-soft disabled:shadow-[inset_0_0_0_3px_var(--line-field)] ${ring}`}
        >
          <Mic aria-hidden />
        </button>
        {isListening ? <Level /> : <span />}
      </div>
      <p className="font-semibold" aria-live="polite">
        {caption}
      </p>
      {isAsked && <SkipButton voice={voice} />}
    </div>
  );
}

function Level() {
  return (
    <span aria-hidden className="flex h-10 items-center gap-1">
      {[10, 22, 14, 34, 26, 12].map((height, place) => (
        <i
          key={place}
          className="w-[5px] animate-pulse rounded-sm bg-hivis"
          style={{ height, animationDelay: `${place * 120}ms` }}
        />
      ))}
    </span>
  );
}

function TypeButton({ onType }: { onType: () => void }) {
  return (
    <Button look="small" onClick={onType} className="justify-self-center max-sm:px-2!">
      <Keyboard aria-hidden className="size-5" />
      <Trans>Type</Trans>
    </Button>
  );
}

function SkipButton({ voice }: { voice: VoiceJobControls }) {
  const { t } = useLingui();
  return (
    <Button look="quiet" onClick={() => voice.hear(t({ message: "Skip", context: "an answer" }))}>
      <Trans>Skip this question</Trans>
    </Button>
  );
}

function Reading({ onCancel }: { onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <div className={bar}>
      <span className={`${round} text-ink-soft shadow-[inset_0_0_0_3px_var(--line-field)]`}>
        <Mic aria-hidden />
      </span>
      <p className="font-semibold" role="status">
        <Trans>Reading what you said</Trans>
      </p>
      <div
        role="progressbar"
        aria-label={t`Reading what you said`}
        className="h-4 w-full max-w-64 overflow-hidden rounded-[3px] bg-track"
      >
        <div className="hazard-moving h-full w-full" />
      </div>
      <Button look="small" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function Blocked({ onTryAgain, onType }: { onTryAgain: () => void; onType: () => void }) {
  return (
    <div className={bar}>
      <span className={`${round} bg-red-bg text-red shadow-[inset_0_0_0_3px_var(--red)]`}>
        <MicOff aria-hidden />
      </span>
      <p className="font-semibold">
        <Trans>Microphone is blocked</Trans>
      </p>
      <ol className="list-decimal pl-5 text-left">
        <li>
          <Trans>Tap the lock next to the address</Trans>
        </li>
        <li>
          <Trans>Set Microphone to Allow</Trans>
        </li>
        <li>
          <Trans>Come back and try again</Trans>
        </li>
      </ol>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="small" onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
        <Button look="small" onClick={onType}>
          <Keyboard aria-hidden className="size-5" />
          <Trans>Type instead</Trans>
        </Button>
      </div>
    </div>
  );
}

function Unsupported({ onType }: { onType: () => void }) {
  return (
    <div className={bar}>
      <span className={`${round} bg-grey-bg text-grey`}>
        <MicOff aria-hidden />
      </span>
      <p className="font-semibold">
        <Trans>Voice features are not supported in this browser.</Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>Typing works the same way, question by question. Voice works in current Chrome, Edge and Safari.</Trans>
      </p>
      <Button onClick={onType}>
        <Keyboard aria-hidden className="size-5" />
        <Trans>Type your answers</Trans>
      </Button>
    </div>
  );
}

function TypedAnswer({ voice }: { voice: VoiceJobControls }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isAsked = voice.stage === "collecting_details";
  const number = voice.question + 1;
  const count = QUESTIONS.length;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim()) voice.hear(text.trim());
  };
  return (
    <form onSubmit={send} className="grid gap-3 border-t border-line p-4">
      <label className="grid gap-1.5">
        <span className="font-semibold">
          {isAsked ? t`Your answer to question ${number} of ${count}` : t`What do you do, and where?`}
        </span>
        <textarea
          // Whoever chose to type has just pressed the button for it, or sent the answer before.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          rows={2}
          value={text}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey) send(event);
          }}
          placeholder={isAsked ? "" : t`I am a welder at ABC Steel`}
          className="rounded-card border border-line-field bg-card px-3 py-2.5 text-ink placeholder:text-ink-soft"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="main" disabled={!text.trim()}>
          <Trans>Send</Trans>
        </Button>
        {isAsked && <SkipButton voice={voice} />}
        {voice.isSupported && !isAsked && (
          <Button onClick={voice.start}>
            <Mic aria-hidden className="size-5" />
            <Trans>Speak instead</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
