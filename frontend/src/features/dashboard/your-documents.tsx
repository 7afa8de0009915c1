import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";

import type { GeneratedDocument } from "@/api/model";
import { ButtonLink } from "@/ui/button";
import { Card } from "@/ui/card";
import { documentTypeLabel } from "@/ui/document-type";
import { ListOf } from "@/ui/list-of";
import { RelativeTime } from "@/ui/relative-time";

import { SHOWN_DOCUMENTS } from "./shown-documents";

export function YourDocuments({ query }: { query: UseQueryResult<GeneratedDocument[]> }) {
  const { t, i18n } = useLingui();
  return (
    <Card className="grid content-start gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-[1.35rem]">
          <Trans>Your Documents</Trans>
        </h2>
        <Link to="/generate" className="inline-flex min-h-tap items-center font-semibold">
          <Trans>View All</Trans>
        </Link>
      </div>
      <ListOf
        query={query}
        skeletonRows={1}
        empty={
          <p className="text-ink-soft">
            <Trans>No documents yet. Generate your first resume to get started!</Trans>
          </p>
        }
      >
        {(documents) => (
          <ul>
            {documents.slice(0, SHOWN_DOCUMENTS).map(({ id, type, title, createdAt }) => (
              <li
                key={id}
                className="flex items-center justify-between gap-4 border-t border-line py-2.5 first:border-0"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="text-ink-soft">
                    {documentTypeLabel(i18n, type)} · <RelativeTime at={createdAt} />
                  </span>
                </span>
                <ButtonLink look="small" to={`/generate?document=${id}`} aria-label={t`Open ${title}`}>
                  <Trans>Open</Trans>
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </ListOf>
    </Card>
  );
}
