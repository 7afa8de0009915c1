import { Trans } from "@lingui/react/macro";
import type { ReactNode, SubmitEvent } from "react";

import { Button } from "./button";

interface FilterFormProps {
  label: string;
  submitLabel: ReactNode;
  /** Gets every field by its name, as it was typed. */
  onAsk: (asked: URLSearchParams) => void;
  onClear: () => void;
  children: ReactNode;
}

/** What every filter has around its fields. Remount it by a key when the filter comes from elsewhere. */
export function FilterForm({ label, submitLabel, onAsk, onClear, children }: FilterFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") asked.set(name, value);
    }
    onAsk(asked);
  };
  return (
    <form onSubmit={submit} role="search" aria-label={label} className="grid gap-3">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{submitLabel}</Button>
        <Button look="quiet" onClick={onClear}>
          <Trans>Clear the filter</Trans>
        </Button>
      </div>
    </form>
  );
}
