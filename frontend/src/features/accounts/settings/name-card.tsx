import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import type { User } from "@/api/model";
import { Button } from "@/ui/button";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";
import { useDraft } from "@/ui/use-draft";

import { type NameFields as PersonName, useChangeName } from "../api/settings";
import { NameFields, usePersonNameSchemas } from "../name-fields";
import { SettingsCard } from "./settings-card";

export function NameCard({ user }: { user: User }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const changing = useChangeName();

  const form = useForm<PersonName>({
    resolver: zodResolver(z.object(usePersonNameSchemas())),
    values: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const cameBack = useDraft("account.name", form, ["firstName", "lastName"]);

  const submit = (fields: PersonName) =>
    changing.mutate(fields, {
      onSuccess: () => notify({ title: t`Name Saved`, description: t`New documents will use it.` }),
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Your name couldn't be saved.` }),
    });

  return (
    <SettingsCard title={<Trans>Name</Trans>}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
        {cameBack}
        <NameFields
          first={{ ...register("firstName"), error: errors.firstName?.message }}
          last={{ ...register("lastName"), error: errors.lastName?.message }}
        />
        <Button type="submit" className="w-fit" disabled={changing.isPending}>
          {changing.isPending ? t`Saving...` : t`Save Name`}
        </Button>
      </form>
    </SettingsCard>
  );
}
