import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "lucide-react";
import { useRef, useState } from "react";

import type { GeneratedDocument } from "@/api/model";
import { useGeneratedDocuments } from "@/api/queries/generated-documents";
import { Button } from "@/ui/button";
import { documentTypeLabel } from "@/ui/document-type";
import { TextField } from "@/ui/field";
import { ListOf } from "@/ui/list-of";
import { ListRow } from "@/ui/list-row";
import { EmptyState } from "@/ui/list-states";

import type { AddToProfile } from "./addition";
import { useLook } from "./preview/kept-look";
import { usePrinting } from "./preview/use-printing";
import { ShareDialog } from "./share/share-dialog";

const SNIPPET_LENGTH = 100;

/** From how many on people would rather search than look. */
const MANY = 5;

interface DocumentsListProps {
  onOpen: (id: string) => void;
  addToProfile: AddToProfile;
}

export function DocumentsList({ onOpen, addToProfile }: DocumentsListProps) {
  const { t } = useLingui();
  const query = useGeneratedDocuments();
  const [wanted, setWanted] = useState("");
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
        {(documents) => {
          const found = documents.filter((document) => says(document, wanted));
          return (
            <>
              {documents.length >= MANY && (
                <TextField
                  type="search"
                  label={t`Search your documents`}
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                />
              )}
              <p role="status" className={wanted ? "text-ink-soft" : "sr-only"}>
                {wanted && <Plural value={found.length} one="# document found" other="# documents found" />}
              </p>
              <ul className="grid gap-3">
                {found.map((document) => (
                  <DocumentRow key={document.id} document={document} onOpen={onOpen} addToProfile={addToProfile} />
                ))}
              </ul>
            </>
          );
        }}
      </ListOf>
    </section>
  );
}

interface DocumentRowProps extends DocumentsListProps {
  document: GeneratedDocument;
}

function DocumentRow({ document, onOpen, addToProfile }: DocumentRowProps) {
  const { id, title, type, createdAt, jobDescription, isShared } = document;
  const { t, i18n } = useLingui();
  const [isSharing, setSharing] = useState(false);
  const share = useRef<HTMLButtonElement>(null);
  const [look] = useLook();
  const { print, question, isPrinting } = usePrinting(document, look, addToProfile);
  const generated = i18n.date(createdAt, { dateStyle: "medium" });
  return (
    <ListRow
      actions={
        <div className="flex flex-wrap gap-2">
          <Button
            ref={share}
            look="small"
            onClick={() => setSharing(true)}
            aria-label={isShared ? t`Link is on: ${title}` : t`Share ${title}`}
          >
            <Link aria-hidden className="size-4 shrink-0" />
            {isShared ? <Trans>Link is on</Trans> : <Trans>Share</Trans>}
          </Button>
          <Button look="small" onClick={() => !isPrinting && print("pdf")} aria-label={t`Download ${title}`}>
            {isPrinting ? <Trans>Printing...</Trans> : <Trans>Download</Trans>}
          </Button>
        </div>
      }
    >
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="-my-1.5 min-h-tap max-w-full py-1.5 text-left text-lg leading-snug font-semibold break-words underline-offset-4 hover:underline"
      >
        {title}
      </button>
      <p className="text-ink-soft">
        {documentTypeLabel(i18n, type)} · <Trans>Generated {generated}</Trans>
      </p>
      {jobDescription && <p className="mt-1 break-words">{snippet(jobDescription)}</p>}
      {isSharing && (
        <ShareDialog
          document={document}
          addToProfile={addToProfile}
          onClose={() => setSharing(false)}
          returnFocusTo={share}
        />
      )}
      {question}
    </ListRow>
  );
}

/** Whether a document's name or the beginning of its posting has every word that is looked for. */
function says({ title, jobDescription }: GeneratedDocument, wanted: string): boolean {
  const text = `${title} ${jobDescription ?? ""}`.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The API sends the beginning only; one that is full length was cut. */
const snippet = (beginning: string) =>
  beginning.length < SNIPPET_LENGTH ? beginning : `${beginning.slice(0, SNIPPET_LENGTH)}...`;
