const RATE = 0.9;
const PITCH = 1;

/** Says a text aloud, in place of whatever is being said. A browser that can't speak stays silent: it is written, too. */
export function speak(text: string, language: string): void {
  if (!("speechSynthesis" in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = RATE;
  utterance.pitch = PITCH;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
}

export function beSilent(): void {
  if ("speechSynthesis" in window) window.speechSynthesis.cancel();
}
