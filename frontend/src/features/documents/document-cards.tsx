import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import type { DocumentType } from "@/api/model";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";

export function DocumentCards({ onChoose }: { onChoose: (type: DocumentType) => void }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DocumentCard title={t`Resume`} action={t`Create Resume`} onChoose={() => onChoose("resume")}>
        <Trans>Your jobs, equipment and certifications, in the order that this posting cares about.</Trans>
      </DocumentCard>
      <DocumentCard title={t`Cover Letter`} action={t`Create Cover Letter`} onChoose={() => onChoose("cover_letter")}>
        <Trans>A short letter that says why your record fits the job. No flattery, no invention.</Trans>
      </DocumentCard>
    </div>
  );
}

interface DocumentCardProps {
  title: string;
  action: string;
  onChoose: () => void;
  children: ReactNode;
}

function DocumentCard({ title, action, onChoose, children }: DocumentCardProps) {
  return (
    <Card look="placard" className="grid content-start justify-items-start gap-3">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-soft">
        {children}{" "}
        <span className="whitespace-nowrap">
          <Trans>Takes 1-2 minutes.</Trans>
        </span>
      </p>
      <Button onClick={onChoose}>{action}</Button>
    </Card>
  );
}
