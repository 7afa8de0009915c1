import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { FileText } from "lucide-react";

import type { GeneratedDocument } from "@/api/model";
import { Card } from "@/ui/card";
import { ListOf } from "@/ui/list-of";
import { RelativeTime } from "@/ui/relative-time";

import { SHOWN_DOCUMENTS } from "./shown-documents";

export function RecentActivity({ query }: { query: UseQueryResult<GeneratedDocument[]> }) {
  return (
    <Card className="grid content-start gap-2 lg:col-span-2">
      <h2 className="text-[1.35rem]">
        <Trans>Recent Activity</Trans>
      </h2>
      <ListOf
        query={query}
        skeletonRows={1}
        empty={
          <p className="text-ink-soft">
            <Trans>No recent activity. Start by generating your first resume!</Trans>
          </p>
        }
      >
        {(documents) => (
          <ul>
            {documents.slice(0, SHOWN_DOCUMENTS).map(({ id, type, title, createdAt }) => (
              <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
                <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="text-ink-soft">
                    {type === "resume" ? <Trans>Resume generated</Trans> : <Trans>Cover letter generated</Trans>} ·{" "}
                    <RelativeTime at={createdAt} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListOf>
    </Card>
  );
}
