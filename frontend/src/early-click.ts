/*
 * A page that came drawn can be used before its code runs: links work by themselves, and the last button that was pressed
 * is pressed again once it does something.
 */
const MARK = "data-pressed";

/** Until `repeatEarlyClick`. */
export function rememberEarlyClick(root: HTMLElement) {
  root.onclick = ({ target }) => {
    const pressed = target instanceof Element && target.closest("button, input");
    if (!pressed) return;
    root.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    pressed.setAttribute(MARK, "");
  };
}

export function repeatEarlyClick(root: HTMLElement) {
  root.onclick = null;
  const pressed = root.querySelector<HTMLElement>(`[${MARK}]`);
  if (!pressed) return;
  pressed.removeAttribute(MARK);
  if (pressed instanceof HTMLInputElement) pressed.checked = false; // a radio button that is chosen tells nobody
  pressed.click();
}
