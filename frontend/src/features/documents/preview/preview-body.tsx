import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { useKeptSince } from "@/api/kept-answers";
import { useForgetDraft } from "@/ui/kept-draft";
import { ErrorState } from "@/ui/list-states";
import { useNotifyFailure } from "@/ui/notify-failure";
import { useNotify } from "@/ui/toast";

import type { Addition, AddToProfile } from "../addition";
import { LeftOut } from "../left-out";
import { Untranslated } from "../untranslated";
import { additionForDoubt, additionForRequirement } from "./additions";
import { type Edits, findingsOf, type Look, type StoredDocument, useDocumentChanges, usePages } from "./api";
import { CoveragePanel } from "./coverage-panel";
import { Doubts } from "./doubts";
import type { WrittenFor } from "./editing";
import { Editor } from "./editor";
import { GenerateAgain } from "./generate-again";
import { PageView } from "./page-view";
import { ReadView } from "./read-view";
import { Templates } from "./templates";
import { ToTellNote } from "./to-tell";
import { Untold } from "./untold";
import { draftOf } from "./use-editing";

/** `first`: what is written first. */
export interface Editing {
  first?: WrittenFor;
}

interface PreviewBodyProps {
  stored: StoredDocument;
  look: Look;
  onLook: (look: Look) => void;
  editing: Editing | undefined;
  onEdit: (editing: Editing) => void;
  onEdited: () => void;
  onOther: (documentId: string) => void;
  addToProfile: AddToProfile;
}

const aroundThePage =
  "grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[8.5rem_minmax(0,1fr)_23rem] lg:grid-rows-1";

/** The editor, or the page with the templates beside it and what the posting asks for. */
export function PreviewBody(props: PreviewBodyProps) {
  const { stored, look, onLook, editing, onEdit, onEdited, onOther, addToProfile } = props;
  const { removed, untranslated, untold, toTell, doubts, coverage, writer } = findingsOf(stored);
  const isEditing = editing !== undefined;
  const [chosen, setChosen] = useState<string>();
  const [addition, setAddition] = useState<Addition>();
  const [hasAdded, setHasAdded] = useState(false);
  const desk = useFocusWhenChanged<HTMLDivElement>(isEditing);
  const { save, isSaving } = useSaving(stored, onEdited);

  return (
    <div className={isEditing ? "h-full min-h-0" : aroundThePage}>
      {!isEditing && <Templates stored={stored} look={look} onLook={onLook} />}
      <div
        ref={desk}
        className="relative h-full min-h-0 overflow-y-auto bg-desk lg:col-start-2"
        data-scrolls
        tabIndex={-1}
      >
        {isEditing ? (
          <Editor
            document={stored}
            first={editing.first}
            isSaving={isSaving}
            onSave={save}
            onCancel={onEdited}
            onAdd={(doubt) => setAddition(additionForDoubt(stored.composed, doubt))}
          />
        ) : (
          <div className="mx-auto grid w-full max-w-[54rem] gap-4 px-3 pt-3 pb-6 lg:px-8">
            {hasAdded && <GenerateAgain stored={stored} onWritten={onOther} />}
            <LeftOut removed={removed} />
            {untold.length > 0 ? (
              <Untold
                document={stored.composed}
                untold={untold}
                onWrite={(original) => onEdit({ first: { original } })}
              />
            ) : (
              <Untranslated lines={untranslated} />
            )}
            <ToTellNote toTell={toTell} onWrite={(asked) => onEdit({ first: { asked } })} />
            <Doubts doubts={doubts} onAdd={(doubt) => setAddition(additionForDoubt(stored.composed, doubt))} />
            <Shown stored={stored} look={look} chosen={chosen} />
            <Writer writer={writer} />
          </div>
        )}
      </div>
      {!isEditing && (
        <CoveragePanel
          coverage={coverage}
          chosen={chosen}
          onChoose={setChosen}
          onHave={(missing) => setAddition(additionForRequirement(missing, stored.expired))}
        />
      )}
      {addition &&
        addToProfile({
          addition,
          onAdded: () => setHasAdded(true),
          onClose: () => setAddition(undefined),
        })}
    </div>
  );
}

/** The button that changed what is shown is gone: the focus goes on where it is shown. */
function useFocusWhenChanged<Part extends HTMLElement>(shown: boolean) {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && part.current) {
      if (!shown) part.current.scrollTop = 0; // what saving found stands on top, and the editor was left further down
      part.current.focus();
    }
    before.current = shown;
  }, [shown]);
  return part;
}

function useSaving(stored: StoredDocument, onSaved: () => void) {
  const { t } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { edit } = useDocumentChanges(stored.id);
  const forgetDraft = useForgetDraft();
  const save = (edits: Edits) =>
    edit.mutate(
      { version: stored.version, edits },
      {
        onSuccess: () => {
          forgetDraft(draftOf(stored));
          notify({ title: t`Saved`, description: t`PDF, Word and text say it in your words now.` });
          onSaved();
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Not saved`,
            fallback: t`Your changes could not be saved. Please try again.`,
          }),
      },
    );
  return { save, isSaving: edit.isPending };
}

/** The pages, or their words at reading size: on a phone held in one hand print is small. */
function Shown({ stored, look, chosen }: { stored: StoredDocument; look: Look; chosen: string | undefined }) {
  const [wantsRead, setRead] = useState(false);
  const isRead = useKeptSince() !== undefined || wantsRead; // pages are drawn by the server
  const { data, error, isFetching, refetch } = usePages(stored.id, stored.version, look);
  const text = <ReadView document={stored.composed} chosen={isRead ? chosen : undefined} />;
  return (
    <>
      <PageOrRead isRead={isRead} onChange={setRead} />
      <section aria-label={stored.title}>
        {isRead ? (
          <div className="bg-white p-5 shadow-card sm:p-10">{text}</div>
        ) : (
          <>
            {error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <PageView pages={data?.pages} isDrawing={isFetching} chosen={chosen} />
            )}
            <div className="sr-only">{text}</div>
          </>
        )}
      </section>
    </>
  );
}

function PageOrRead({ isRead, onChange }: { isRead: boolean; onChange: (isRead: boolean) => void }) {
  const { t } = useLingui();
  const button = "min-h-tap px-5 font-semibold aria-pressed:bg-line-strong aria-pressed:text-card";
  return (
    <div
      role="group"
      aria-label={t`View`}
      className="flex justify-self-center overflow-hidden rounded-card border border-line-strong bg-card shadow-card"
    >
      <button type="button" className={button} aria-pressed={!isRead} onClick={() => onChange(false)}>
        <Trans>Page</Trans>
      </button>
      <button type="button" className={button} aria-pressed={isRead} onClick={() => onChange(true)}>
        <Trans>Read</Trans>
      </button>
    </div>
  );
}

function Writer({ writer }: { writer: StoredDocument["findings"]["writer"] }) {
  return (
    <p className="text-center text-sm text-ink">
      {writer === "model" ? (
        <Trans>Written by AI, and checked against your profile line by line.</Trans>
      ) : (
        <Trans>Written by the built-in writer, from your profile alone.</Trans>
      )}
    </p>
  );
}
