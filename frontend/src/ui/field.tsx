import { type ComponentProps, type ReactNode, useId } from "react";

/** How everything looks that is typed into. */
export const control =
  "w-full min-h-tap rounded-card border border-line-field bg-card px-3 text-ink placeholder:text-ink-soft " +
  "aria-invalid:border-red aria-invalid:border-2 disabled:bg-grey-bg disabled:text-ink-soft disabled:opacity-100";

interface FieldProps {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: (wiring: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": boolean;
    "aria-required": boolean;
  }) => ReactNode;
}

/** A label, its control, a hint and the red line that says what is wrong, tied together for a screen reader. */
export function Field({ label, required = false, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-describedby": notesOf(id, { hint, error }),
        "aria-invalid": Boolean(error),
        "aria-required": required,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export const RequiredMark = () => <span aria-hidden> *</span>;

type Notes = Pick<FieldWords, "hint" | "error">;

/** The ids of a control's notes, for `aria-describedby`. */
export const notesOf = (id: string, { hint, error }: Notes) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** As high as the buttons at the foot of a dialog on a phone, which would hide it. */
const aboveTheFoot = "scroll-mb-36";

/** The first thing that is wrong with a form: its field gets the focus, and may end just above the edge. */
function bringIntoSight(error: HTMLElement | null) {
  if (error && error === error.closest("form")?.querySelector("[role=alert]"))
    error.scrollIntoView({ block: "nearest" });
}

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          ref={bringIntoSight}
          role="alert"
          className={`${aboveTheFoot} text-sm font-semibold text-red`}
        >
          {error}
        </p>
      )}
    </>
  );
}

/** What is said of a field. */
export type FieldWords = Omit<FieldProps, "children">;

export function TextField({ label, required, hint, error, ...input }: FieldWords & ComponentProps<"input">) {
  return (
    <Field {...{ label, required, hint, error }}>
      {(wiring) => <input className={control} {...input} {...wiring} />}
    </Field>
  );
}

export function TextArea({ label, required, hint, error, ...input }: FieldWords & ComponentProps<"textarea">) {
  return (
    <Field {...{ label, required, hint, error }}>
      {(wiring) => <textarea className={`${control} py-2.5`} {...input} {...wiring} />}
    </Field>
  );
}

/** A native select: on a phone it opens the phone's own picker. */
export function Select({ label, required, hint, error, ...input }: FieldWords & ComponentProps<"select">) {
  return (
    <Field {...{ label, required, hint, error }}>
      {(wiring) => <select className={control} {...input} {...wiring} />}
    </Field>
  );
}
