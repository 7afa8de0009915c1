import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";

import { control, Field, type FieldWords } from "./field";

type PasswordFieldProps = FieldWords & Omit<ComponentProps<"input">, "type">;

/** A password, which can be looked at: what is typed unseen on a phone is wrong too often. */
export function PasswordField({ label, required, hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const labelId = useId();

  // Browsers keep a password only from a field that hides it, and nobody leaves one on the screen by mistake.
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <Field label={<span id={labelId}>{label}</span>} {...{ required, hint, error }}>
      {(wiring) => (
        <span className="relative">
          <input
            className={`${control} pr-24`}
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? "text" : "password"}
          />
          <button
            ref={toggle}
            type="button"
            aria-pressed={isShown}
            aria-describedby={labelId}
            className="absolute inset-y-0 right-0 min-h-tap min-w-tap rounded-card px-3 font-semibold underline decoration-2 underline-offset-4 hover:bg-grey-bg aria-pressed:bg-grey-bg"
            onClick={() => setShown(!isShown)}
          >
            <Trans context="a password">Show</Trans>
          </button>
        </span>
      )}
    </Field>
  );
}
