import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { useCurrentUser } from "@/api/queries/current-user";

import { Button } from "./button";

/** In this tab alone, and under the person's id: whoever signs in next on a shared computer doesn't get it. */
const keyOf = (user: string | undefined, name: string) => `tradefolio.draft.${user ?? ""}.${name}`;

type Kept = Record<string, unknown>;

/**
 * Keeps what is typed into these fields until `useForgetDraft` is told that it has been used: closing the dialog, going
 * back and loading the page anew lose nothing. Returns the line that says so where something came back, or nothing.
 * Without a `name` nothing is kept.
 */
export function useDraft<Fields extends FieldValues>(
  name: string | undefined,
  form: UseFormReturn<Fields>,
  fields: readonly Path<Fields>[],
): ReactNode {
  const { data: user } = useCurrentUser();
  const key = name && keyOf(user?.id, name);
  const [cameBack, setCameBack] = useState(() => key !== undefined && read(key) !== undefined);

  const restore = useEffectEvent((stored: Kept) => {
    for (const field of fields)
      if (field in stored) form.setValue(field, stored[field] as Fields[typeof field], { shouldDirty: true });
  });
  const keep = useEffectEvent((values: Fields, dirty: boolean) => {
    if (!key || !dirty) return;
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]]))));
  });

  useEffect(() => {
    if (!key) return undefined;
    const stored = read(key);
    if (stored) restore(stored);
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => keep(values, isDirty ?? false),
    });
  }, [key, form]);

  if (!cameBack || !key) return null;
  const startOver = () => {
    form.reset();
    sessionStorage.removeItem(key);
    setCameBack(false);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-yellow-bg p-3 text-yellow">
      <span role="status">
        <Trans>This is what you typed before.</Trans>
      </span>
      <Button look="small" onClick={startOver}>
        <Trans>Start over</Trans>
      </Button>
    </p>
  );
}

/** For the moment when what was typed has been stored or used. */
export function useForgetDraft() {
  const { data: user } = useCurrentUser();
  return (name: string) => sessionStorage.removeItem(keyOf(user?.id, name));
}

function read(key: string): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as Kept) : undefined;
  } catch {
    return undefined;
  }
}
