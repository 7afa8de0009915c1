import { Trans } from "@lingui/react/macro";
import { FileUp } from "lucide-react";
import type { ChangeEventHandler } from "react";

import { buttonClasses } from "@/ui/button";

interface PdfPickerProps {
  disabled: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The browser's file input under a label of our own, because the browser's speaks the browser's language. */
export function PdfPicker({ disabled, onChange }: PdfPickerProps) {
  return (
    <label
      className={buttonClasses(
        "main",
        "w-fit cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 focus-ring-within",
      )}
    >
      <FileUp aria-hidden className="size-5" />
      <Trans>Choose a PDF</Trans>
      <input type="file" accept=".pdf" disabled={disabled} onChange={onChange} className="sr-only" />
    </label>
  );
}
