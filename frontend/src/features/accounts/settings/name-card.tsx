import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { z } from "zod";

import { useChangeName } from "@/api/change-name";
import { LONGEST_PERSON_NAME } from "@/api/limits";
import type { NameFields, User } from "@/api/model";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import { SettingsCard } from "./settings-card";

export function NameCard({ user }: { user: User }) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const changing = useChangeName();

  const tooLong = t`Please use at most ${LONGEST_PERSON_NAME} characters`;
  const name = (required: string) => z.string().trim().min(1, required).max(LONGEST_PERSON_NAME, tooLong);
  const schema = z.object({ firstName: name(t`First name is required`), lastName: name(t`Last name is required`) });
  const { register, handleSubmit, formState } = useForm<NameFields>({
    resolver: zodResolver(schema),
    values: { firstName: user.firstName ?? "", lastName: user.lastName ?? "" },
  });
  const { errors } = formState;

  const submit = (fields: NameFields) =>
    changing.mutate(fields, {
      onSuccess: () => notify({ title: t`Name Saved`, description: t`New documents carry it from now on.` }),
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`Your name couldn't be saved.` }),
    });

  return (
    <SettingsCard title={<Trans>Name</Trans>}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`First Name`}
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
            {...register("firstName")}
          />
          <TextField
            label={t`Last Name`}
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
            {...register("lastName")}
          />
        </div>
        <Button type="submit" className="w-fit" disabled={changing.isPending}>
          {changing.isPending ? t`Saving...` : t`Save Name`}
        </Button>
      </form>
    </SettingsCard>
  );
}
