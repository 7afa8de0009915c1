import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";

import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import type { AddToProfile } from "../addition";
import { ShareDialog } from "../share/share-dialog";
import { type Look, type StoredDocument, useDocumentChanges } from "./api";
import { RenameDialog } from "./rename-dialog";
import { toolClasses } from "./tool-classes";
import { VersionsDialog } from "./versions-dialog";

interface MoreMenuProps {
  stored: StoredDocument;
  look: Look;
  onLook: (look: Look) => void;
  onWord: () => void;
  addToProfile: AddToProfile;
  onOther: (documentId: string) => void;
  onGone: () => void;
}

const item =
  "flex min-h-tap cursor-pointer items-center px-4 outline-none data-highlighted:bg-grey-bg data-[state=checked]:font-semibold";

/** What is done with a document now and then. */
export function MoreMenu({ stored, look, onLook, onWord, addToProfile, onOther, onGone }: MoreMenuProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const trigger = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<"share" | "rename" | "versions">();
  const { duplicate, remove } = useDocumentChanges(stored.id);
  const { title } = stored;

  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess: ({ id, title: name }) => {
        notify({ title: t`Duplicated`, description: t`This is the copy: ${name}` });
        onOther(id);
      },
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`The document could not be copied.` }),
    });

  const ask = () => {
    if (!window.confirm(t`Delete ${title}? This can't be undone.`)) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ title: t`Deleted`, description: title });
        onGone();
      },
      onError: (error) => notifyFailure(error, { title: t`Error`, fallback: t`The document could not be deleted.` }),
    });
  };

  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger ref={trigger} className={toolClasses}>
          <Ellipsis aria-hidden className="size-5" />
          <Trans>More</Trans>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 min-w-56 rounded-card border border-line bg-card py-1.5 text-ink shadow-card"
          >
            <DropdownMenu.Item className={item} onSelect={onWord}>
              <Trans>Download for Word</Trans>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => setAsked("share")}>
              <Trans>Share a link</Trans>
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
            <DropdownMenu.RadioGroup
              value={look.paper}
              onValueChange={(paper) => onLook({ ...look, paper: paper === "a4" ? "a4" : "letter" })}
              aria-label={t`Paper size`}
            >
              <DropdownMenu.RadioItem className={item} value="letter">
                <Trans>Paper: US Letter</Trans>
                <DropdownMenu.ItemIndicator className="ml-auto pl-4">✓</DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
              <DropdownMenu.RadioItem className={item} value="a4">
                <Trans>Paper: A4</Trans>
                <DropdownMenu.ItemIndicator className="ml-auto pl-4">✓</DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
            <DropdownMenu.Item className={item} onSelect={() => setAsked("rename")}>
              <Trans>Rename</Trans>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={copy}>
              <Trans>Duplicate</Trans>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={item} onSelect={() => setAsked("versions")}>
              <Trans>Earlier versions</Trans>
            </DropdownMenu.Item>
            <DropdownMenu.Item className={`${item} text-red`} onSelect={ask}>
              <Trans>Delete</Trans>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asked === "share" && (
        <ShareDialog
          document={stored}
          template={look.template}
          addToProfile={addToProfile}
          onClose={() => setAsked(undefined)}
          returnFocusTo={trigger}
        />
      )}
      {asked === "rename" && (
        <RenameDialog stored={stored} onClose={() => setAsked(undefined)} returnFocusTo={trigger} />
      )}
      {asked === "versions" && (
        <VersionsDialog stored={stored} onClose={() => setAsked(undefined)} returnFocusTo={trigger} />
      )}
    </>
  );
}
