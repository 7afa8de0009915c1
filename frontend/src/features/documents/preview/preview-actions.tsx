import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Download, Pencil } from "lucide-react";

import { Button } from "@/ui/button";

import type { AddToProfile } from "../addition";
import { useCopy } from "../use-copy";
import type { Look, StoredDocument } from "./api";
import { MoreMenu } from "./more-menu";
import { toolClasses } from "./tool-classes";
import { usePrinting } from "./use-printing";

interface PreviewActionsProps {
  stored: StoredDocument;
  look: Look;
  onLook: (look: Look) => void;
  onEdit: () => void;
  onOther: (documentId: string) => void;
  onGone: () => void;
  addToProfile: AddToProfile;
}

/** What can be done with a document as it is saved. */
export function PreviewActions({ stored, look, onLook, onEdit, onOther, onGone, addToProfile }: PreviewActionsProps) {
  const { t } = useLingui();
  const { print, question, isPrinting } = usePrinting(stored, look, addToProfile);
  const copy = useCopy(t`The text is on your clipboard.`);

  return (
    <>
      <MoreMenu
        stored={stored}
        look={look}
        onLook={onLook}
        onWord={() => print("docx")}
        addToProfile={addToProfile}
        onOther={onOther}
        onGone={onGone}
      />
      <Tool icon={<Pencil aria-hidden className="size-5" />} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Tool>
      <Tool icon={<Copy aria-hidden className="size-5" />} onClick={() => void copy(stored.content)}>
        <Trans>Copy Text</Trans>
      </Tool>
      <Button
        look="main"
        className="flex-auto whitespace-nowrap max-lg:px-2 lg:flex-none"
        onClick={() => print("pdf")}
        disabled={isPrinting}
      >
        <Download aria-hidden className="size-5 shrink-0" />
        {isPrinting ? <Trans>Printing...</Trans> : <Trans>Download PDF</Trans>}
      </Button>
      {question}
    </>
  );
}

interface ToolProps {
  icon: React.ReactNode;
  onClick: () => void;
  children: React.ReactNode;
}

function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <button type="button" className={toolClasses} onClick={onClick}>
      {icon}
      <span className="whitespace-nowrap">{children}</span>
    </button>
  );
}
