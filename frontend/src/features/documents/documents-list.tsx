import { Trans, useLingui } from "@lingui/react/macro";

import type { GeneratedDocument } from "@/api/model";
import { downloadUrl, useGeneratedDocuments } from "@/api/queries/generated-documents";
import { ButtonAnchor } from "@/ui/button";
import { documentTypeLabel } from "@/ui/document-type";
import { ListOf } from "@/ui/list-of";
import { ListRow } from "@/ui/list-row";
import { EmptyState } from "@/ui/list-states";

const SNIPPET_LENGTH = 100;

export function DocumentsList() {
  const query = useGeneratedDocuments();
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">
        <Trans>Your Generated Documents</Trans>
      </h2>
      <ListOf
        query={query}
        empty={
          <EmptyState>
            <Trans>No documents yet. Generate your first resume to get started!</Trans>
          </EmptyState>
        }
      >
        {(documents) => (
          <ul className="grid gap-3">
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        )}
      </ListOf>
    </section>
  );
}

function DocumentRow({ document: { id, title, type, createdAt, jobDescription } }: { document: GeneratedDocument }) {
  const { t, i18n } = useLingui();
  const generated = i18n.date(createdAt, { dateStyle: "medium" });
  return (
    <ListRow
      actions={
        <ButtonAnchor look="small" href={downloadUrl(id)} download aria-label={t`Download ${title}`}>
          <Trans>Download</Trans>
        </ButtonAnchor>
      }
    >
      <p className="text-lg font-semibold">{title}</p>
      <p className="text-ink-soft">
        {documentTypeLabel(i18n, type)} · <Trans>Generated {generated}</Trans>
      </p>
      {jobDescription && <p className="mt-1">{snippet(jobDescription)}</p>}
    </ListRow>
  );
}

/** The API sends the beginning only; one that is full length was cut. */
const snippet = (beginning: string) =>
  beginning.length < SNIPPET_LENGTH ? beginning : `${beginning.slice(0, SNIPPET_LENGTH)}...`;
