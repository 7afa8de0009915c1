import { useLingui } from "@lingui/react/macro";

import { monthAndYear } from "@/i18n/dates";

import { type Education, useDeleteEducation, useSaveEducation } from "./api";
import { EducationForm } from "./education-form";
import { ListCard } from "./list-card";
import { useSaved } from "./use-saved";

const draftOf = (edited?: { id: string }) => `education.${edited?.id ?? "new"}`;

/** Schools, courses and apprenticeships. */
export function EducationCard({ education }: { education: Education[] }) {
  const { t } = useLingui();
  const saving = useSaveEducation();
  const deleting = useDeleteEducation();
  const saved = useSaved();
  return (
    <ListCard
      title={t`Education and training`}
      introduction={t`Schools, trade programs, apprenticeships and courses. Printed on your resumes.`}
      addLabel={t`Add Education or Training`}
      editTitle={t`Edit Education or Training`}
      rows={education}
      nameOf={({ school }) => school}
      describe={(row) => <Said row={row} />}
      isDeleting={deleting.isPending}
      onDelete={({ id }) => deleting.mutate(id, saved())}
      form={(edited, close) => (
        <EducationForm
          education={edited}
          isSubmitting={saving.isPending}
          draft={draftOf(edited)}
          onCancel={close}
          onSubmit={(fields) => saving.mutate({ id: edited?.id, fields }, saved(close, draftOf(edited)))}
        />
      )}
    />
  );
}

function Said({ row: { credential, hours, startDate, endDate } }: { row: Education }) {
  const { t, i18n } = useLingui();
  const count = i18n.number(hours ?? 0);
  const start = startDate && monthAndYear(i18n, startDate);
  const end = endDate ? monthAndYear(i18n, endDate) : start && t`Present`;
  const earned = [credential, hours && t`${count} hours`].filter(Boolean).join(", ");
  const when = [start, end].filter(Boolean).join(" – ");
  return (
    <p className="text-ink-soft wrap-anywhere">
      {earned}
      {earned && when && " · "}
      {when}
    </p>
  );
}
