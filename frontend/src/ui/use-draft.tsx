import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";

import { CameBack } from "./came-back";
import { useKeptDrafts } from "./kept-draft";

type DraftedForm<Fields extends FieldValues> = Pick<UseFormReturn<Fields>, "reset" | "setValue" | "subscribe">;

/**
 * Keeps what is typed into these fields as long as it differs from what the form began with, or until `useForgetDraft`
 * is told that it has been used. Returns the line that says so where something came back, or nothing. Without a `name`
 * nothing is kept. Never name a field of a password.
 */
export function useDraft<Fields extends FieldValues>(
  name: string | undefined,
  form: DraftedForm<Fields>,
  fields: readonly Path<Fields>[],
): ReactNode {
  const drafts = useKeptDrafts();
  const [cameBack, setCameBack] = useState(() => name !== undefined && drafts.read(name) !== undefined);

  const restore = useEffectEvent((from: string) => {
    const stored = drafts.read(from) ?? {};
    for (const field of fields)
      if (field in stored) form.setValue(field, stored[field] as Fields[typeof field], { shouldDirty: true });
  });
  const keep = useEffectEvent((values: Fields, begunWith: unknown) => {
    if (!name) return;
    const typed = fields.filter((field) => differ(get(values, field), get(begunWith, field)));
    if (typed.length > 0) drafts.keep(name, Object.fromEntries(typed.map((field) => [field, get(values, field)])));
    else {
      drafts.forget(name);
      setCameBack(false);
    }
  });

  const { subscribe } = form;
  useEffect(() => {
    if (!name) return undefined;
    restore(name);
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues }) => keep(values, defaultValues),
    });
  }, [name, subscribe]);

  return cameBack && <CameBack onStartOver={() => form.reset()} />;
}

/** Values of forms: texts, choices and lists of them. */
const differ = (one: unknown, other: unknown) => JSON.stringify(one ?? "") !== JSON.stringify(other ?? "");
