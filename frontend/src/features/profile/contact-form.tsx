import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useForm, type UseFormRegisterReturn } from "react-hook-form";
import type { z } from "zod";

import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useDraft } from "@/ui/use-draft";

import { type Contact, useSaveContact } from "./api";
import { MOST_LINKS, useContactSchema } from "./contact-schema";

type Fields = z.infer<ReturnType<typeof useContactSchema>>;

const LINK_PLACES = Array.from({ length: MOST_LINKS }, (_, place) => place);

/** Link by link: an upload may fill in one while another is being typed. */
const DRAFTED = ["phone", "city", "state", ...LINK_PLACES.map((place) => `links.${place}` as const)] as const;

const fieldsOf = ({ phone, city, state, links = [] }: Contact): Fields => ({
  phone: phone ?? "",
  city: city ?? "",
  state: state ?? "",
  links: LINK_PLACES.map((place) => links[place] ?? ""),
});

/** `onSaved`: beside the notice that it was. */
export function ContactForm({ contact, onSaved }: { contact: Contact; onSaved?: () => void }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const saving = useSaveContact();
  const form = useForm<Fields>({ resolver: zodResolver(useContactSchema()), defaultValues: fieldsOf(contact) });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft("contact", form, DRAFTED);

  // An upload beside it fills in what was empty: a form that stayed empty would wipe that out when saved.
  useEffect(() => reset(fieldsOf(contact), { keepDirtyValues: true }), [contact, reset]);

  const submit = ({ links, phone, city, state }: Fields) =>
    saving.mutate(
      {
        phone: phone || null,
        city: city || null,
        state: state || null,
        links: links.filter(Boolean),
      },
      {
        onSuccess: (saved) => {
          reset(fieldsOf(saved));
          notify({ title: t`Contact Details Saved`, description: t`New documents will show them.` });
          onSaved?.();
        },
        onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Your details couldn't be saved.` }),
      },
    );

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {cameBack}
      <TextField label={t`Phone`} type="tel" autoComplete="tel" error={errors.phone?.message} {...register("phone")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`City`} autoComplete="address-level2" error={errors.city?.message} {...register("city")} />
        <TextField
          label={t`State`}
          autoComplete="address-level1"
          error={errors.state?.message}
          {...register("state")}
        />
      </div>
      {LINK_PLACES.map((place) => (
        <LinkField key={place} place={place} error={errors.links?.[place]?.message} {...register(`links.${place}`)} />
      ))}
      <Button type="submit" className="w-fit" disabled={saving.isPending}>
        {saving.isPending ? t`Saving...` : t`Save Contact Details`}
      </Button>
    </form>
  );
}

interface LinkFieldProps extends UseFormRegisterReturn {
  place: number;
  error: string | undefined;
}

function LinkField({ place, ...field }: LinkFieldProps) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <TextField
      label={place === 0 ? t`Link` : t`Link ${number}`}
      type="url"
      autoComplete={place === 0 ? "url" : undefined}
      autoCapitalize="none"
      hint={place === 0 ? t`For example your LinkedIn page or pictures of your work` : undefined}
      {...field}
    />
  );
}
