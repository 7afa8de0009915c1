import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { z } from "zod";

import { Reference as limits, References as listLimits } from "@/api/limits";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select, TextField } from "@/ui/field";
import { useFieldSchemas } from "@/ui/field-schemas";
import { useDraft } from "@/ui/use-draft";

import { type References, useSaveReferences } from "./api";
import { useSaved } from "./use-saved";

const ways = ["none", "onRequest", "named"] as const;

const fieldsOf = ({ onRequest, people = [] }: References) => ({
  way: people.length > 0 ? ("named" as const) : onRequest ? ("onRequest" as const) : ("none" as const),
  people: people.map(({ name, relation, phone }) => ({ name, relation: relation ?? "", phone: phone ?? "" })),
});

const nobody = { name: "", relation: "", phone: "" };

/** What resumes say of references: nothing, "on request", or people by name. */
export function ReferencesCard({ references }: { references: References }) {
  const { t } = useLingui();
  const heading = useId();
  const saving = useSaveReferences();
  const saved = useSaved();
  const { text, requiredText } = useFieldSchemas();
  const schema = z.object({
    way: z.enum(ways),
    people: z.array(
      z.object({
        name: requiredText(t`Name is required`, limits.name),
        relation: text(limits.relation),
        phone: text(limits.phone),
      }),
    ),
  });
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: fieldsOf(references) });
  const { register, control, handleSubmit, reset, setValue, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "people" });
  const way = useWatch({ control, name: "way" });
  const cameBack = useDraft("references", form, ["way", "people"]);

  const submit = handleSubmit((typed) => {
    const people = typed.people.map((one) => ({
      name: one.name,
      relation: one.relation || null,
      phone: one.phone || null,
    }));
    const said = { onRequest: typed.way === "onRequest", people };
    saving.mutate(
      said,
      saved(() => reset(fieldsOf(said))),
    );
  });

  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-2xl">
        <Trans>References</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>Ask people before you name them: their phone is printed on your resumes.</Trans>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {cameBack}
        <Select
          label={t`Your resumes say`}
          {...register("way", {
            onChange: (event: { target: { value: string } }) =>
              setValue("people", event.target.value === "named" ? [nobody] : []),
          })}
        >
          <option value="none">{t`Nothing about references`}</option>
          <option value="onRequest">{t`Available on request`}</option>
          <option value="named">{t`People by name`}</option>
        </Select>
        {fields.map((field, place) => {
          const number = place + 1;
          const errors = formState.errors.people?.[place];
          return (
            <fieldset key={field.id} className="grid gap-4 border-t border-line pt-4">
              <legend className="float-left font-semibold">
                <Trans>Person {number}</Trans>
              </legend>
              <TextField label={t`Name`} required error={errors?.name?.message} {...register(`people.${place}.name`)} />
              <TextField
                label={t`Who they are to you`}
                hint={t`For example: foreman at Bay Steel`}
                error={errors?.relation?.message}
                {...register(`people.${place}.relation`)}
              />
              <TextField
                label={t`Phone`}
                type="tel"
                error={errors?.phone?.message}
                {...register(`people.${place}.phone`)}
              />
              {fields.length > 1 && (
                <Button look="small" className="w-fit" onClick={() => remove(place)}>
                  <Trans>Remove person {number}</Trans>
                </Button>
              )}
            </fieldset>
          );
        })}
        <div className="flex flex-wrap gap-3">
          {way === "named" && fields.length < listLimits.people.maxItems && (
            <Button onClick={() => append(nobody)}>
              <Trans>Add Another Person</Trans>
            </Button>
          )}
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? t`Saving...` : t`Save References`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
