import { fireEvent, render, screen } from "@testing-library/react";
import { I18nProvider } from "@lingui/react";
import { i18n } from "@lingui/core";
import { useRef, useState } from "react";
import { expect, it } from "vitest";

import { Sheet } from "./sheet";

function Document() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        Welder 1
      </button>
      {isOpen && (
        <Sheet onClose={() => setOpen(false)} title="Welder 1" eyebrow="Resume" actions={null} returnFocusTo={opener}>
          <p>The page</p>
        </Sheet>
      )}
    </>
  );
}

it("gives the focus back before another key can be pressed", () => {
  render(
    <I18nProvider i18n={i18n}>
      <Document />
    </I18nProvider>,
  );
  const opener = screen.getByText("Welder 1");
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(document.activeElement).toBe(opener);
});
