import { zodResolver } from "@hookform/resolvers/zod";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";

import type { User } from "@/api/model";
import { Button, ButtonAnchor } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { TextField } from "@/ui/field";
import { useNotifyFailure } from "@/ui/notify-failure";

import { useDeleteAccount } from "../api/settings";
import { CurrentPasswordField, useCurrentPasswordSchema } from "./current-password-field";

interface DeletionDialogProps {
  user: User;
  returnFocusTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for the password, or for the e-mail where there is no password; once it is done, only the way out is left. */
export function DeletionDialog({ user, returnFocusTo, onClose }: DeletionDialogProps) {
  const { t } = useLingui();
  const deleting = useDeleteAccount();
  if (deleting.isSuccess)
    return (
      <Dialog open title={t`Your Account Is Deleted`} description={t`Your account and data are deleted.`}>
        <DialogActions>
          {/* By the browser itself, so that nothing of them stays in the page's memory. */}
          <ButtonAnchor href="/">
            <Trans>Back to Home</Trans>
          </ButtonAnchor>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={deleting.isPending ? undefined : onClose}
      returnFocusTo={returnFocusTo}
      title={t`Delete Your Account?`}
      description={t`Your account and data are deleted immediately. They can't be recovered.`}
    >
      {user.role === "admin" && (
        <p className="text-ink-soft">
          <Trans>
            Posts that you wrote for the blog stay there as they are, without your name: their author is then
            “Tradefolio Editors”.
          </Trans>
        </p>
      )}
      <DeletionForm user={user} deleting={deleting} onCancel={onClose} />
    </Dialog>
  );
}

interface DeletionFormProps {
  user: User;
  deleting: ReturnType<typeof useDeleteAccount>;
  onCancel: () => void;
}

function DeletionForm({ user, deleting, onCancel }: DeletionFormProps) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const { email, hasPassword } = user;

  const password = useCurrentPasswordSchema();
  const typedEmail = z
    .string()
    .trim()
    .refine((typed) => typed.toLowerCase() === email.toLowerCase(), t`Please type exactly this: ${email}`);
  const schema = z.object({ proof: hasPassword ? password : typedEmail });
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema) });
  const error = formState.errors.proof?.message;

  const submit = ({ proof }: z.infer<typeof schema>) =>
    deleting.mutate(hasPassword ? { currentPassword: proof } : { email: proof }, {
      onError: (refusal) =>
        notifyFailure(refusal, { title: t`Error`, fallback: t`Your account couldn't be deleted. Please try again.` }),
    });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-5">
      {hasPassword ? (
        <CurrentPasswordField error={error} {...register("proof")} />
      ) : (
        <TextField
          label={t`Your Email`}
          hint={t`To confirm, type ${email}`}
          autoComplete="off"
          required
          error={error}
          {...register("proof")}
        />
      )}
      <DialogActions>
        <Button disabled={deleting.isPending} onClick={onCancel}>
          <Trans>Keep My Account</Trans>
        </Button>
        <Button look="danger" type="submit" disabled={deleting.isPending}>
          {deleting.isPending ? t`Deleting...` : t`Delete for Good`}
        </Button>
      </DialogActions>
    </form>
  );
}
