/**
 * The part of the Web Speech API that we use; TypeScript's own library doesn't describe it, and only some browsers
 * have it.
 */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

/** Of the page's language, as browsers name what they recognize and speak. */
export const speechLanguage = (locale: string) => (locale === "es" ? "es-US" : "en-US");

export const speechRecognition = (): RecognitionClass | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;
