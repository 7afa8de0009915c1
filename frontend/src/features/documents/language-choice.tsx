import { Trans, useLingui } from "@lingui/react/macro";
import type { UseFormRegister } from "react-hook-form";

import { Select } from "@/ui/field";

import type { Wish } from "./use-wish-form";

/** Which language the document is written in. Each names itself, as people look for their own. */
export function LanguageChoice({ register }: { register: UseFormRegister<Wish> }) {
  const { t } = useLingui();
  return (
    <Select label={t`Language of the document`} {...register("language")}>
      <option value="">
        <Trans>The posting's language</Trans>
      </option>
      <option value="en" lang="en">
        English
      </option>
      <option value="es" lang="es">
        Español
      </option>
    </Select>
  );
}
