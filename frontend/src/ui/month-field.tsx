import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type Control, type FieldValues, type Path, useController } from "react-hook-form";

import { control as look, FieldNotes, type FieldWords, notesOf, RequiredMark } from "./field";

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

interface MonthFieldProps<Fields extends FieldValues> extends FieldWords {
  label: string;
  name: Path<Fields>;
  control: Control<Fields>;
  disabled?: boolean;
}

/**
 * A month and its year, which is how people remember their jobs. The form's value is the first day of that month, or the
 * very day that was stored as long as its month stays; '' while nothing is entered, and no day while half of it is.
 */
export function MonthField<Fields extends FieldValues>({
  label,
  name,
  control,
  disabled = false,
  ...words
}: MonthFieldProps<Fields>) {
  const { t, i18n } = useLingui();
  const id = useId();
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name, control });
  const [year = "", month = ""] = (value as string).split("-");
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
