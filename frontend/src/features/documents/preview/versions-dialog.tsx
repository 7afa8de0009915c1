import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ListOf } from "@/ui/list-of";
import { useNotifyFailure } from "@/ui/notify-failure";
import { RelativeTime } from "@/ui/relative-time";
import { useNotify } from "@/ui/toast";

import { type StoredDocument, useDocumentChanges, useVersions } from "./api";

interface VersionsDialogProps {
  stored: StoredDocument;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** What the document said before each change, to look at and to go back to. */
export function VersionsDialog({ stored, onClose, returnFocusTo }: VersionsDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const versions = useVersions(stored.id, true);
  const { restore } = useDocumentChanges(stored.id);

  const goBackTo = (number: number) =>
    restore.mutate(number, {
      onSuccess: () => {
        notify({ title: t`Restored`, description: t`The document is back to version ${number}.` });
        onClose();
      },
      onError: (error) =>
        notifyFailure(error, { title: t`Not restored`, fallback: t`This version could not be restored.` }),
    });

  return (
    <Dialog open onClose={onClose} title={t`Earlier versions`} returnFocusTo={returnFocusTo}>
      <ListOf
        query={versions}
        empty={
          <p className="text-ink-soft">
            <Trans>You haven't changed this document yet. Each time you save, what it said before is kept here.</Trans>
          </p>
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map(({ number, content, replacedAt }) => (
              <li key={number} className="rounded-card border border-line p-4">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <p>
                    <b className="font-semibold">
                      <Trans>Version {number}</Trans>
                    </b>{" "}
                    <span className="text-ink-soft">
                      <Trans>
                        until <RelativeTime at={replacedAt} />
                      </Trans>
                    </span>
                  </p>
                  <Button
                    look="small"
                    aria-label={t`Restore version ${number}`}
                    disabled={restore.isPending}
                    onClick={() => goBackTo(number)}
                  >
                    <Trans>Restore</Trans>
                  </Button>
                </div>
                <details className="mt-2">
                  <summary className="min-h-tap content-center font-semibold">
                    <Trans>What it said</Trans>
                  </summary>
                  <p className="whitespace-pre-wrap text-sm">{content}</p>
                </details>
              </li>
            ))}
          </ul>
        )}
      </ListOf>
    </Dialog>
  );
}
