import { expect, it } from "vitest";

import { rememberEarlyClick, repeatEarlyClick } from "./early-click";

function drawn(markup: string) {
  const root = document.createElement("div");
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  rememberEarlyClick(root);
  const control = (id: string) => root.querySelector<HTMLElement>(`#${id}`) ?? root;
  return { root, control };
}

it("presses the last button again that was pressed too early, once", () => {
  const { root, control } = drawn("<button id=one></button><button id=two><b id=word>Two</b></button>");
  control("one").click();
  control("word").click();
  const pressed: string[] = [];
  root.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).id));
  repeatEarlyClick(root);
  repeatEarlyClick(root);
  expect(pressed).toEqual(["two"]);
  expect(root.innerHTML).not.toContain("data-");
});

it("has a radio button that was chosen too early tell of it", () => {
  const { root, control } = drawn("<label id=dark>Dark <input type=radio name=theme value=dark></label>");
  control("dark").click();
  const chosen: string[] = [];
  root.addEventListener("change", ({ target }) => chosen.push((target as HTMLInputElement).value));
  repeatEarlyClick(root);
  expect(chosen).toEqual(["dark"]);
});

it("leaves a page alone in which nothing was pressed", () => {
  const { root } = drawn("<button>One</button>");
  let presses = 0;
  root.addEventListener("click", () => (presses += 1));
  repeatEarlyClick(root);
  expect(presses).toBe(0);
});
