import { Trans, useLingui } from "@lingui/react/macro";

import type { WorkExperience } from "@/api/model";
import { monthAndYear } from "@/i18n/dates";
import { Card } from "@/ui/card";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Tag } from "@/ui/tag";
import { useNotify } from "@/ui/toast";

import { useDeleteWorkExperience } from "./api";
import { Duties } from "./duties";

export function WorkExperienceCard({ experience, onEdit }: { experience: WorkExperience; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteWorkExperience();
  const { id, jobTitle, companyName, startDate, endDate, duties } = experience;

  const dates = `${monthAndYear(i18n, startDate)} – ${endDate ? monthAndYear(i18n, endDate) : t`Present`}`;

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Work experience deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete work experience. Please try again.` }),
    });

  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 max-sm:w-full sm:flex-1">
          <h2 className="text-2xl">{jobTitle || <Tag colour="yellow">{t`Job title missing`}</Tag>}</h2>
          <p className="font-semibold">{companyName || <Tag colour="yellow">{t`Employer missing`}</Tag>}</p>
          <p className="text-ink-soft">{dates}</p>
        </div>
        <EditAndDelete
          name={jobTitle && companyName ? t`${jobTitle} at ${companyName}` : jobTitle || companyName || dates}
          isDeleting={deleting.isPending}
          onEdit={onEdit}
          onDelete={remove}
        />
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
