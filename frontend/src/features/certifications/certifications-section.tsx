import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { Certification } from "@/api/model";
import { Button } from "@/ui/button";
import { ListOf } from "@/ui/list-of";
import { EmptyState } from "@/ui/list-states";

import { useCertifications } from "./api";
import { CardReader } from "./card-reader";
import { CertificationDialog } from "./certification-dialog";
import { CertificationRow } from "./certification-row";
import { bySoonestExpiry } from "./expiry";

export function CertificationsSection() {
  const { t } = useLingui();
  const query = useCertifications();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<Certification>();

  const openFor = (certification?: Certification) => {
    setEdited(certification);
    setOpen(true);
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="main" className="w-fit" onClick={() => openFor()}>
          <Trans>Add Certification</Trans>
        </Button>
        <CardReader />
      </div>
      <ListOf
        query={query}
        empty={
          <EmptyState
            title={<Trans>No Certifications Added</Trans>}
            action={<Button onClick={() => openFor()}>{t`Add Your First Certification`}</Button>}
          >
            <Trans>Licenses, tickets, safety cards: whatever an employer may ask to see.</Trans>
          </EmptyState>
        }
      >
        {(certifications) => (
          <ul className="grid gap-3">
            {bySoonestExpiry(certifications).map((certification) => (
              <CertificationRow
                key={certification.id}
                certification={certification}
                onEdit={() => openFor(certification)}
              />
            ))}
          </ul>
        )}
      </ListOf>
      <CertificationDialog open={open} certification={edited} onClose={() => setOpen(false)} />
    </>
  );
}
