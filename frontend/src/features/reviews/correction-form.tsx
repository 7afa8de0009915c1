import { Trans, useLingui } from "@lingui/react/macro";
import { type SyntheticEvent, useState } from "react";

import { WorkExperienceForm as limits } from "@/api/limits";
import { Button } from "@/ui/button";
import { TextArea, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { MonthInput } from "@/ui/month-field";

import type { Doubt } from "./api";
import { fieldNames } from "./doubt-words";

type Field = Doubt["fields"][number];
type Values = Partial<Record<Field, string>>;

interface CorrectionFormProps {
  fields: Field[];
  values: Values;
  /** Why the server didn't take what was typed. */
  problem: string | undefined;
  isSaving: boolean;
  onSave: (values: Values) => void;
  onCancel: () => void;
}

/** The fields that a doubt is about, in the place of the field that it became. */
export function CorrectionForm({ fields, values, problem, isSaving, onSave, onCancel }: CorrectionFormProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(values);
  const [wrong, setWrong] = useState<Values>({});
  const wrongDates = useWrongDates();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = wrongDates(typed);
    setWrong(found);
    if (Object.keys(found).length === 0) onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields.map((field, place) => {
        const shared = {
          label: i18n._(fieldNames[field]),
          ref: place === 0 ? focus : undefined,
          value: typed[field] ?? "",
          error: wrong[field] ?? (place === fields.length - 1 ? problem : undefined),
        };
        const type = (value: string) => setTyped({ ...typed, [field]: value });
        if (field === "startDate") return <MonthInput key={field} {...shared} onChange={type} />;
        if (field === "endDate") {
          const hint = <Trans>Leave blank if current position</Trans>;
          return <MonthInput key={field} {...shared} hint={hint} onChange={type} />;
        }
        const Control = field === "duties" ? TextArea : TextField;
        const onChange = ({ target }: { target: { value: string } }) => type(target.value);
        return <Control key={field} {...shared} onChange={onChange} />;
      })}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="yes" type="submit" disabled={isSaving}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What keeps a date from being sent, by its field: half of a month and its year, a year that can't be, a wrong order. */
function useWrongDates() {
  const { t } = useLingui();
  const { month, optionalMonth } = useFieldSchemas();
  const schemas = {
    startDate: month(t`Start date is required`, limits.startDate),
    endDate: optionalMonth(limits.endDate),
  };
  return (typed: Values): Values => {
    const wrong: Values = {};
    for (const field of ["startDate", "endDate"] as const) {
      const message = field in typed && schemas[field].safeParse(typed[field]).error?.issues[0]?.message;
      if (message) wrong[field] = message;
    }
    const { startDate = "", endDate } = typed;
    if (endDate && endDate < startDate) wrong.endDate ??= t`End date can't be before the start date`;
    return wrong;
  };
}

/** The button that had the focus is gone. */
const focus = (control: HTMLElement | null) => control?.focus();
