import { Trans, useLingui } from "@lingui/react/macro";

import { TextField } from "@/ui/field";

import type { ReadPosting, WishForm } from "./use-wish-form";

/** What was read from a posting beside its text, to look over and put right: the document is written for these. */
export function PostingDetails({ form, posting }: { form: WishForm; posting: ReadPosting }) {
  const { t } = useLingui();
  const errors = form.formState.errors.posting;
  return (
    <>
      {posting.closed && (
        <p role="status" className="rounded-card bg-yellow-bg p-4 text-yellow">
          <Trans>This posting says it is closed. It may no longer accept applications.</Trans>
        </p>
      )}
      {posting.truncated && (
        <p role="status" className="rounded-card bg-yellow-bg p-4 text-yellow">
          <Trans>Only the beginning of this posting could be read. Paste the rest from the page if it matters.</Trans>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`Job title`} error={errors?.title?.message} {...form.register("posting.title")} />
        <TextField label={t`Company`} error={errors?.company?.message} {...form.register("posting.company")} />
        <TextField label={t`Location`} error={errors?.location?.message} {...form.register("posting.location")} />
      </div>
    </>
  );
}
