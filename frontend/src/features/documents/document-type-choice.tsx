import { Trans, useLingui } from "@lingui/react/macro";
import type { UseFormRegister } from "react-hook-form";

import { documentTypes } from "@/api/model";
import { documentTypeLabel } from "@/ui/document-type";

import type { Wish } from "./use-wish-form";

export function DocumentTypeChoice({ register }: { register: UseFormRegister<Wish> }) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        <Trans>Document</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {documentTypes.map((type) => (
          <label
            key={type}
            className="flex min-h-tap cursor-pointer items-center gap-3 rounded-card border border-line-field px-4 py-2 font-medium has-checked:border-hivis-deep has-checked:inset-ring-1 has-checked:inset-ring-hivis-deep has-checked:font-semibold focus-ring-within"
          >
            <input
              type="radio"
              value={type}
              className="size-5 shrink-0 accent-(--hivis-deep) focus-visible:outline-none"
              {...register("documentType")}
            />
            {documentTypeLabel(i18n, type)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
