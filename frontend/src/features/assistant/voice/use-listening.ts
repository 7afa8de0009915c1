import { useCallback, useEffect, useRef, useState } from "react";

import { type Recognition, speechLanguage, speechRecognition } from "@/ui/speech-recognition";

/** Why nothing was heard: the browser couldn't begin, was refused the microphone, or lost the thread. */
export type ListeningProblem = "not started" | "not allowed" | "failed";

export interface ListeningOptions {
  language: string;
  onBegin: () => void;
  onHeard: (text: string) => void;
  /** It ended, with or without words. */
  onEnd: () => void;
  onProblem: (problem: ListeningProblem) => void;
}

const QUIET_ERRORS = ["aborted", "no-speech"];
const REFUSALS = ["not-allowed", "service-not-allowed", "audio-capture"];

/** Listens to one utterance at a time by the browser's own recognition. */
export function useListening(options: ListeningOptions) {
  const [isListening, setListening] = useState(false);
  const recognition = useRef<Recognition>(undefined);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => recognition.current?.abort(), []);

  const listen = useCallback(() => {
    const Recognizer = speechRecognition();
    if (!Recognizer) return;
    recognition.current?.abort();
    const hearing = new Recognizer();
    recognition.current = hearing;
    const isCurrent = () => recognition.current === hearing;
    hearing.lang = speechLanguage(latest.current.language);
    hearing.continuous = false;
    hearing.interimResults = false;
    hearing.onstart = () => {
      if (!isCurrent()) return;
      setListening(true);
      latest.current.onBegin();
    };
    hearing.onend = () => {
      if (!isCurrent()) return;
      setListening(false);
      latest.current.onEnd();
    };
    hearing.onresult = ({ results }) => {
      const heard = results[0]?.[0]?.transcript.trim();
      if (isCurrent() && heard) latest.current.onHeard(heard);
    };
    hearing.onerror = ({ error }) => {
      if (!isCurrent() || QUIET_ERRORS.includes(error)) return;
      latest.current.onProblem(REFUSALS.includes(error) ? "not allowed" : "failed");
    };
    try {
      hearing.start();
    } catch {
      latest.current.onProblem("not started");
    }
  }, []);

  const stop = useCallback(() => recognition.current?.stop(), []);
  const abandon = useCallback(() => {
    const hearing = recognition.current;
    recognition.current = undefined;
    hearing?.abort();
    setListening(false);
  }, []);

  return { isSupported: speechRecognition() !== undefined, isListening, listen, stop, abandon };
}
