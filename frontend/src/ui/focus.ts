/** What opened takes the focus itself, so that its title is read first and a stray Enter presses nothing. */
export function focusWhatOpened(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** To the first that is still on the screen. */
export function giveFocusBack(candidates: (Element | null | undefined)[]) {
  const there = candidates.find((one) => one instanceof HTMLElement && one.isConnected && one !== document.body);
  if (there instanceof HTMLElement) there.focus();
}
