import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";

import { DocumentEdits } from "@/api/limits";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";

import { type Doubt, type Edits, findingsOf, type StoredDocument } from "./api";
import { DoubtMark } from "./doubt-mark";
import { type EditedLine, lineFor, partlyTold, placeFor, toEdits, type WrittenFor } from "./editing";
import { GroupEditor } from "./group-editor";
import { writtenForId } from "./line-fields";
import { ToTellRow } from "./to-tell";
import { UntoldRow } from "./untold";
import { useEditing } from "./use-editing";

interface EditorProps {
  document: StoredDocument;
  /** What is written first. */
  first: WrittenFor | undefined;
  isSaving: boolean;
  onSave: (edits: Edits) => void;
  onCancel: () => void;
  /** The person wants their profile to say what a line of theirs says. */
  onAdd: (doubt: Doubt) => void;
}

/** The document's words to change, line by line. What comes from the profile's rows stands between them as it is. */
export function Editor({ document, first, isSaving, onSave, onCancel, onAdd }: EditorProps) {
  const { t } = useLingui();
  const { composed } = document;
  const [{ now, past, nextId }, dispatch, cameBack] = useEditing(document, first);
  const form = useRef<HTMLFormElement>(null);
  const { untold, toTell } = findingsOf(document);

  const focusWriting = (line: number) =>
    requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLTextAreaElement>(`[aria-describedby="${writtenForId(line)}"]`);
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  const focusFirst = useEffectEvent(() => first && focusWriting(lineFor(first, now)?.id ?? 0));
  useEffect(() => void focusFirst(), []);
  const write = (wanted: WrittenFor) => {
    const group = placeFor(wanted, now.groups, composed);
    const told = now.groups[group] && partlyTold(wanted.original, now.groups[group]);
    dispatch({ type: "add", group, ...wanted });
    focusWriting(told?.id ?? nextId);
  };

  const isOffered = (wanted: WrittenFor, place: number) =>
    !lineFor(wanted, now) && placeFor(wanted, now.groups, composed) === place;
  const offers = (place: number) => {
    const lines = untold.filter((original) => isOffered({ original }, place));
    const questions = toTell.filter(({ asked }) => isOffered({ asked }, place));
    return (
      lines.length + questions.length > 0 && (
        <ul className="grid gap-3 border-l-4 border-yellow pl-3">
          {lines.map((original) => (
            <UntoldRow
              key={original.line}
              untold={original}
              language={composed.language}
              onWrite={() => write({ original })}
            />
          ))}
          {questions.map(({ asked, language }) => (
            <ToTellRow key={asked} asked={asked} onWrite={() => write({ asked })}>
              <Trans>
                The posting asks: “<span lang={language}>{asked}</span>”
              </Trans>
            </ToTellRow>
          ))}
        </ul>
      )
    );
  };
  const doubts = new Map(findingsOf(document).doubts.map((doubt) => [doubt.line, doubt]));

  return (
    <form
      ref={form}
      aria-label={t`Edit the document`}
      className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(toEdits(now, composed));
      }}
    >
      {cameBack}
      {now.headline !== undefined && (
        <div className="grid gap-2 bg-card p-4">
          <TextField
            label={t`Headline`}
            value={now.headline}
            maxLength={DocumentEdits.headline.maxLength}
            onChange={(event) => dispatch({ type: "headline", text: event.target.value })}
          />
          <Mark doubt={doubts.get(now.headline)} onAdd={onAdd} />
        </div>
      )}
      {now.groups.map(
        ({ sort }, place) =>
          sort !== "points" && (
            <GroupEditor
              key={place}
              groups={now.groups}
              place={place}
              dispatch={dispatch}
              offers={offers}
              documentIn={composed.language}
              postingIn={toTell[0]?.language}
              mark={(line) => <Mark doubt={doubts.get(printed(line))} onAdd={onAdd} />}
            />
          ),
      )}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-3 md:mx-0">
        <Button look="small" onClick={() => dispatch({ type: "undo" })} disabled={past.length === 0}>
          <Undo2 aria-hidden className="size-4" />
          <span className="max-[26rem]:sr-only">
            <Trans>Undo</Trans>
          </span>
        </Button>
        <span className="flex-1" />
        <Button look="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="main" type="submit" disabled={isSaving || past.length === 0}>
          {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** A list's line as it stands in print. */
const printed = ({ label, text }: EditedLine) =>
  label === undefined ? text : [label, text].filter(Boolean).join(": ");

const Mark = ({ doubt, onAdd }: { doubt: Doubt | undefined; onAdd: (doubt: Doubt) => void }) =>
  doubt ? <DoubtMark doubt={doubt} onAdd={onAdd} /> : null;
