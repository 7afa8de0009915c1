import { Trans, useLingui } from "@lingui/react/macro";

import { useDeleteWorkExperience } from "@/api/delete-work-experience";
import type { WorkExperience } from "@/api/model";
import { monthAndYear } from "@/i18n/dates";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

export function WorkExperienceCard({ experience, onEdit }: { experience: WorkExperience; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteWorkExperience();
  const { id, jobTitle, companyName, startDate, endDate, duties } = experience;

  const remove = () => {
    if (!window.confirm(t`Delete ${jobTitle} at ${companyName}? This can't be undone.`)) return;
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Work experience deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete work experience. Please try again.` }),
    });
  };

  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-2xl">{jobTitle}</h2>
          <p className="font-semibold">{companyName}</p>
          <p className="text-ink-soft">
            {monthAndYear(i18n, startDate)} – {endDate ? monthAndYear(i18n, endDate) : <Trans>Present</Trans>}
          </p>
        </div>
        <div className="flex gap-2">
          <Button look="small" aria-label={t`Edit ${jobTitle}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="danger" aria-label={t`Delete ${jobTitle}`} disabled={deleting.isPending} onClick={remove}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      </div>
      {duties && (
        <div className="border-t border-line pt-3">
          <h3 className="mb-1 text-lg">
            <Trans>Duties & Responsibilities</Trans>
          </h3>
          <Duties text={duties} />
        </div>
      )}
    </Card>
  );
}

/** One duty is a paragraph; several, one to a line, are a list. */
function Duties({ text }: { text: string }) {
  const lines = text.split("\n").map((line) => line.replace(/^\s*[•·*-]\s+/, "").trim());
  const duties = lines.filter(Boolean);
  if (duties.length === 1) return <p className="max-w-prose break-words">{duties[0]}</p>;
  return (
    <ul className="grid max-w-prose list-disc gap-0.5 pl-5 break-words">
      {duties.map((duty, place) => (
        <li key={place}>{duty}</li>
      ))}
    </ul>
  );
}
