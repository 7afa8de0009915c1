import type { ComponentProps, ReactNode } from "react";

import { buttonClasses, type ButtonLook } from "./button";

interface FilePickerProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  look: ButtonLook;
  children: ReactNode;
  onChoose: (file: File) => void;
}

/** The browser's file input under a label of our own, because the browser's speaks the browser's language. */
export function FilePicker({ look, children, onChoose, ...input }: FilePickerProps) {
  return (
    <label
      className={buttonClasses(
        look,
        "w-fit cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 focus-ring-within",
      )}
    >
      {children}
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ""; // the same file may be chosen again
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
