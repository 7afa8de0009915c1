import { useLingui } from "@lingui/react/macro";
import { type Ref, useId } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";

import { control as look, FieldNotes, type FieldWords, notesOf, RequiredMark } from "./field";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

interface Shared extends FieldWords {
  label: string;
  disabled?: boolean;
}

interface MonthFieldProps<Fields extends FieldValues> extends Shared {
  name: Path<Fields>;
  control: Control<Fields>;
}

/** The month of a form's field. */
export function MonthField<Fields extends FieldValues>({ name, control, ...shared }: MonthFieldProps<Fields>) {
  const { field } = useController({ name, control });
  return <MonthInput {...shared} {...field} />;
}

interface MonthInputProps extends Shared {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Of the month, which comes first. */
  ref?: Ref<HTMLSelectElement> | undefined;
}

/**
 * A month and its year, which is how people remember their jobs. The value is the first day of that month, or the
 * very day that was stored as long as its month stays; '' while nothing is entered, and no day while half of it is.
 */
export function MonthInput({ label, disabled = false, value, onChange, onBlur, ref, ...words }: MonthInputProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [year = "", month = ""] = value.split("-");
  const { required = false, hint, error } = words;

  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}-01` : "");

  const wiring = {
    disabled,
    className: look,
    onBlur,
    "aria-describedby": notesOf(id, words),
    "aria-invalid": Boolean(error),
    "aria-required": required,
  };
  return (
    <fieldset className="grid content-start gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <select
          {...wiring}
          ref={ref}
          aria-label={t`Month`}
          value={month}
          onChange={(event) => change(year, event.target.value)}
        >
          <option value="">{t`Month`}</option>
          {MONTHS.map((number) => (
            <option key={number} value={String(number + 1).padStart(2, "0")}>
              {i18n.date(new Date(Date.UTC(2000, number)), { month: "long", timeZone: "UTC" })}
            </option>
          ))}
        </select>
        <input
          {...wiring}
          aria-label={t`Year`}
          placeholder={t`Year`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          onChange={(event) => change(event.target.value.replace(/\D/g, ""), month)}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
