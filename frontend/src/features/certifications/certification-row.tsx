import { Trans, useLingui } from "@lingui/react/macro";

import { type Certification, ISSUER_NOT_GIVEN } from "@/api/model";
import { monthAndYear } from "@/i18n/dates";
import { EditAndDelete } from "@/ui/edit-and-delete";
import { ExpiryDate } from "@/ui/expiry-date";
import { ListRow } from "@/ui/list-row";
import { useNotifyFailure } from "@/ui/notify-failure";
import { Tag } from "@/ui/tag";
import { useNotify } from "@/ui/toast";

import { useDeleteCertification } from "./api";
import { ExpiryTag } from "./expiry-tag";

export function CertificationRow({ certification, onEdit }: { certification: Certification; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const deleting = useDeleteCertification();
  const { id, name, issuingOrganization, issueDate, issueDateAssumed, expirationDate, number } = certification;
  const issued = monthAndYear(i18n, issueDate); // as on documents: a chat and most resumes tell no day

  const remove = () =>
    deleting.mutate(id, {
      onSuccess: () => notify({ title: t`Success`, description: t`Certification deleted successfully.` }),
      onError: (error) =>
        notifyFailure(error, { title: t`Error`, description: t`Failed to delete certification. Please try again.` }),
    });

  return (
    <ListRow actions={<EditAndDelete name={name} isDeleting={deleting.isPending} onEdit={onEdit} onDelete={remove} />}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
        <span className="min-w-0 break-words">{name}</span>
        <ExpiryTag certification={certification} />
      </p>
      {issuingOrganization === ISSUER_NOT_GIVEN ? (
        <Tag colour="yellow">{t`Issuer missing`}</Tag>
      ) : (
        <p>{issuingOrganization}</p>
      )}
      <p className="text-ink-soft">
        {!issueDateAssumed && (
          <>
            <Trans>Issued {issued}</Trans>
            {" · "}
          </>
        )}
        {expirationDate ? <ExpiryDate isoDay={expirationDate} /> : <Trans>Does not expire</Trans>}
      </p>
      {number && (
        <p className="break-words text-ink-soft">
          <Trans>Number {number}</Trans>
        </p>
      )}
      {issueDateAssumed && (
        <Tag colour="yellow">
          <Trans>Your resume gave no issue date: please set it</Trans>
        </Tag>
      )}
    </ListRow>
  );
}
