import { Trans, useLingui } from "@lingui/react/macro";
import { type SyntheticEvent, useState } from "react";

import { Button } from "@/ui/button";
import { TextArea, TextField } from "@/ui/field";

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
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {fields.map((field, place) => {
        const isDay = field === "startDate" || field === "endDate";
        const Control = field === "duties" ? TextArea : TextField;
        return (
          <Control
            key={field}
            label={i18n._(fieldNames[field])}
            {...(isDay && { type: "date" })}
            {...(field === "endDate" && { hint: <Trans>Leave blank if current position</Trans> })}
            ref={place === 0 ? focus : undefined}
            value={typed[field] ?? ""}
            error={place === fields.length - 1 ? problem : undefined}
            onChange={({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value })}
          />
        );
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

/** The button that had the focus is gone. */
const focus = (control: HTMLElement | null) => control?.focus();
