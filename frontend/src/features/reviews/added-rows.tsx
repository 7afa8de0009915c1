import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";

import { type Certification, ISSUER_NOT_GIVEN, type WorkExperience } from "@/api/model";
import { isPast, monthAndYear } from "@/i18n/dates";
import { ExpiryDate } from "@/ui/expiry-date";
import { Tag } from "@/ui/tag";

import { AddedRow } from "./added-card";
import { MissingNames } from "./missing-names";

export function AddedJob({ job, onEdit }: { job: WorkExperience; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const { jobTitle, companyName, startDate, endDate } = job;
  const until = endDate ? monthAndYear(i18n, endDate) : t`Present`;
  const dates = `${monthAndYear(i18n, startDate)} – ${until}`;
  return (
    <AddedRow name={jobTitle || companyName} onEdit={onEdit}>
      {jobTitle && <b className="break-words">{jobTitle}</b>}
      <span className="break-words text-ink-soft">{[companyName, dates].filter(Boolean).join(" · ")}</span>
      <MissingNames job={job} />
    </AddedRow>
  );
}

interface AddedCertificationProps {
  certification: Certification;
  isDoubtful: boolean;
  onEdit: () => void;
}

export function AddedCertification({ certification, isDoubtful, onEdit }: AddedCertificationProps) {
  const { i18n } = useLingui();
  const { name, issuingOrganization, issueDate, issueDateAssumed, expirationDate, number } = certification;
  const issued = monthAndYear(i18n, issueDate); // as on documents: a chat and most resumes tell no day
  const facts = [
    issuingOrganization !== ISSUER_NOT_GIVEN && issuingOrganization,
    !issueDateAssumed && <Trans>Issued {issued}</Trans>,
    expirationDate && <ExpiryDate isoDay={expirationDate} />,
    number && <Trans>Number {number}</Trans>,
  ].filter(Boolean);
  return (
    <AddedRow name={name} onEdit={onEdit}>
      <b className="break-words">{name}</b>
      <span className="break-words text-ink-soft">
        {facts.map((fact, place) => (
          <Fragment key={place}>
            {place > 0 && " · "}
            {fact}
          </Fragment>
        ))}
      </span>
      <span className="flex flex-wrap gap-2">
        {expirationDate && isPast(expirationDate) && (
          <Tag colour="red">
            <Trans>Expired</Trans>
          </Tag>
        )}
        {isDoubtful && (
          <Tag colour="yellow">
            <Trans>In doubt</Trans>
          </Tag>
        )}
        {issueDateAssumed && (
          <Tag colour="grey">
            <Trans>No issue date found</Trans>
          </Tag>
        )}
        {!expirationDate && (
          <Tag colour="grey">
            <Trans>No expiry date found</Trans>
          </Tag>
        )}
        {issuingOrganization === ISSUER_NOT_GIVEN && (
          <Tag colour="grey">
            <Trans>No issuer found</Trans>
          </Tag>
        )}
      </span>
    </AddedRow>
  );
}
