import type { ComponentProps, ReactNode } from "react";

import { buttonClasses, type ButtonLook } from "./button";

interface FilePickerProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  look: ButtonLook;
  children: ReactNode;
  /** Told the first of the files, and all of them: with `multiple` there may be several. */
  onChoose: (file: File, all: File[]) => void;
}

/** The browser's file input under a label of our own, because the browser's speaks the browser's language. */
export function FilePicker({ look, children, onChoose, className = "", ...input }: FilePickerProps) {
  return (
    <label
      className={buttonClasses(
        look,
        `w-fit cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 focus-ring-within ${className}`,
      )}
    >
      {children}
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ""; // the same file may be chosen again
          if (files[0]) onChoose(files[0], files);
        }}
      />
    </label>
  );
}
