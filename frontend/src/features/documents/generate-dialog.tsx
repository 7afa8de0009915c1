import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useState } from "react";

import type { DocumentType, Profile } from "@/api/model";
import { Button } from "@/ui/button";
import { Dialog, DialogActions } from "@/ui/dialog";
import { Tabs } from "@/ui/tabs";
import { useNotify } from "@/ui/toast";
import { useDraft } from "@/ui/use-draft";

import type { DocumentWish } from "./api";
import { DocumentTypeChoice } from "./document-type-choice";
import { EmptyProfileWarning } from "./empty-profile-warning";
import { JobDescriptionField } from "./job-description-field";
import { LanguageChoice } from "./language-choice";
import { PostingUrl } from "./posting-url";
import { useExtraction } from "./use-extraction";
import { useWishForm } from "./use-wish-form";

/** The name under which a posting that was typed or pasted is kept. */
export const POSTING_DRAFT = "posting";

interface GenerateDialogProps {
  open: boolean;
  wanted: DocumentType;
  profile: Profile | undefined;
  /** `company` is empty unless the posting named one. */
  onStart: (wish: DocumentWish, company: string) => void;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function GenerateDialog({ open, wanted, profile, onStart, onClose, opener }: GenerateDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const form = useWishForm(wanted);
  const extraction = useExtraction(form);
  const cameBack = useDraft(POSTING_DRAFT, form, ["jobDescription", "url"]);
  const [source, setSource] = useState("manual");

  const submit = form.handleSubmit(({ documentType, language, jobDescription, posting }) => {
    const readFrom = source === "url" ? posting : undefined;
    if (!profile || profile.workExperiences.length + profile.equipmentSkills.length === 0) {
      notify({
        passing: true,
        tone: "failure",
        title: t`Incomplete Profile`,
        description: t`Please add work experience or skills to your profile before generating documents.`,
      });
      return;
    }
    const { url, title, company, location } = readFrom ?? {};
    onStart(
      {
        documentType,
        language: language || null,
        jobDescription,
        jobUrl: url ?? null,
        jobTitle: title ?? null,
        company: company ?? null,
        location: location ?? null,
      },
      company ?? "",
    );
  });

  const hasSomething =
    profile && profile.workExperiences.length + profile.equipmentSkills.length + profile.certifications.length > 0;

  return (
    <Dialog open={open} onClose={onClose} title={t`Generate New Document`} returnFocusTo={opener} wide>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {cameBack}
        {profile && !hasSomething && <EmptyProfileWarning />}
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <DocumentTypeChoice register={form.register} />
          <LanguageChoice register={form.register} />
        </div>
        <Tabs
          label={t`Source of the posting`}
          value={source}
          onChange={setSource}
          tabs={[
            {
              value: "manual",
              title: <Trans>Manual Entry</Trans>,
              content: (
                <JobDescriptionField
                  form={form}
                  hint={t`Paste the whole posting: the more it says, the better the match.`}
                />
              ),
            },
            {
              value: "url",
              title: <Trans>From Job URL</Trans>,
              content: <PostingUrl form={form} extraction={extraction} />,
            },
          ]}
        />
        <DialogActions>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" disabled={!hasSomething}>
            <Trans>Generate Document</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
