import { Trans, useLingui } from "@lingui/react/macro";
import { Mic, MicOff, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { Button } from "./button";
import { type Recognition, speechLanguage, speechRecognition } from "./speech-recognition";
import { useNotify } from "./toast";

/** Codes with which a recognition ends because nothing was said or the person stopped it; neither is a failure. */
const QUIET_ERRORS = ["aborted", "no-speech"];

/** Listens to one utterance and hands over its text. A second press stops listening. */
export function VoiceInputButton({ onSpoken }: { onSpoken: (text: string) => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const Recognizer = speechRecognition();

  useEffect(() => () => recognition.current?.abort(), []);

  if (!Recognizer) {
    return (
      <Button look="small" className="w-fit" disabled title={t`Speech recognition not supported in this browser`}>
        <MicOff aria-hidden className="size-5" />
        <Trans>Voice Not Supported</Trans>
      </Button>
    );
  }

  const fail = (description: string) => notify({ tone: "failure", title: t`Recognition Error`, description });

  const listen = () => {
    const hearing = new Recognizer();
    recognition.current = hearing;
    hearing.lang = speechLanguage(i18n.locale);
    hearing.continuous = false;
    hearing.interimResults = false;
    hearing.onstart = () => setListening(true);
    hearing.onend = () => setListening(false);
    hearing.onresult = ({ results }) => {
      const heard = results[0]?.[0]?.transcript.trim();
      if (heard) onSpoken(heard);
    };
    hearing.onerror = ({ error }) => {
      if (!QUIET_ERRORS.includes(error)) fail(t`Failed to recognize speech. Please try again.`);
    };
    try {
      hearing.start();
    } catch {
      fail(t`Could not start speech recognition. Please try again.`);
    }
  };

  return (
    <Button
      look="small"
      className="w-fit"
      aria-pressed={listening}
      onClick={() => (listening ? recognition.current?.stop() : listen())}
    >
      {listening ? <Square aria-hidden className="size-4 text-red" /> : <Mic aria-hidden className="size-5" />}
      {listening ? <Trans>Listening... press to stop</Trans> : <Trans>Dictate</Trans>}
    </Button>
  );
}
