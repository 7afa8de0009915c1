import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from "lucide-react";
import { type Dispatch, useReducer, useRef } from "react";

import { DocumentEdits, EditedLine as lineLimits } from "@/api/limits";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/field";

import { type Doubt, type Edits, findingsOf, type StoredDocument } from "./api";
import { DoubtMark } from "./doubt-mark";
import { beginEditing, type Edit, edited, type EditedLine, type Group, toEdits } from "./editing";

interface EditorProps {
  document: StoredDocument;
  isSaving: boolean;
  onSave: (edits: Edits) => void;
  onCancel: () => void;
  /** The person wants their profile to say what a line of theirs says. */
  onAdd: (doubt: Doubt) => void;
}

/** The document's words to change, line by line. What comes from the profile's rows stands between them as it is. */
export function Editor({ document, isSaving, onSave, onCancel, onAdd }: EditorProps) {
  const { t } = useLingui();
  const { composed } = document;
  const [{ now, past }, dispatch] = useReducer(edited, composed, beginEditing);
  const doubts = new Map(findingsOf(document).doubts.map((doubt) => [doubt.line, doubt]));

  return (
    <form
      aria-label={t`Edit the document`}
      className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(toEdits(now, composed));
      }}
    >
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
      {now.groups.map((group, place) => (
        <GroupEditor
          key={place}
          group={group}
          place={place}
          dispatch={dispatch}
          mark={(line) => <Mark doubt={doubts.get(printed(line))} onAdd={onAdd} />}
        />
      ))}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-3 md:mx-0">
        <Button look="small" onClick={() => dispatch({ type: "undo" })} disabled={past.length === 0}>
          <Undo2 aria-hidden className="size-4" />
          <span className="max-[22rem]:sr-only">
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

interface GroupEditorProps {
  group: Group;
  place: number;
  dispatch: Dispatch<Edit>;
  mark: (line: EditedLine) => React.ReactNode;
}

function GroupEditor({ group, place, dispatch, mark }: GroupEditorProps) {
  const { t } = useLingui();
  const own = useRef<HTMLFieldSetElement>(null);
  const { heading, lines, sort } = group;
  const count = lines.length;
  const lineName = (number: number) => t`Line ${number} of ${count}`;

  /** Where the person's attention is after the list has changed: in the line that was added, or next to the removed. */
  const focusLine = (at: number) =>
    requestAnimationFrame(() => {
      const fields = own.current?.querySelectorAll("textarea");
      (fields?.[Math.min(at, fields.length - 1)] ?? own.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
    });

  return (
    <fieldset ref={own} className="grid gap-3 bg-card p-4">
      <legend className="float-left mb-1 w-full border-b-2 border-line-strong pb-1 font-head text-xl font-semibold">
        {heading || <Trans>Letter</Trans>}
      </legend>
      <ul className="grid gap-4">
        {lines.map((line, at) => (
          <li key={line.id} className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
            <LineFields
              line={line}
              name={lineName(at + 1)}
              onText={(text) => dispatch({ type: "text", group: place, line: line.id, text })}
              onLabel={(text) => dispatch({ type: "label", group: place, line: line.id, text })}
            />
            {mark(line)}
            <LineButtons
              at={at}
              count={count}
              onMove={(by) => dispatch({ type: "move", group: place, line: line.id, by })}
              onRemove={() => {
                dispatch({ type: "remove", group: place, line: line.id });
                focusLine(at);
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        look="small"
        data-add
        className="justify-self-start"
        onClick={() => {
          dispatch({ type: "add", group: place });
          focusLine(lines.length);
        }}
      >
        <Plus aria-hidden className="size-4" />
        {sort === "paragraphs" ? <Trans>Add a paragraph</Trans> : <Trans>Add a line</Trans>}
      </Button>
    </fieldset>
  );
}

const field = "min-h-tap w-full rounded-card border border-line-field bg-card px-3 py-2.5 text-ink";

interface LineFieldsProps {
  line: EditedLine;
  name: string;
  onText: (text: string) => void;
  onLabel: (text: string) => void;
}

function LineFields({ line: { text, label }, name, onText, onLabel }: LineFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      {label !== undefined && (
        <input
          aria-label={t`${name}, what it is`}
          className={`${field} font-semibold`}
          value={label}
          maxLength={lineLimits.label.maxLength}
          onChange={(event) => onLabel(event.target.value)}
        />
      )}
      <textarea
        aria-label={name}
        className={`${field} field-sizing-content`}
        rows={2}
        value={text}
        maxLength={lineLimits.detail.maxLength}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  );
}

interface LineButtonsProps {
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Each line has its own: a thumb reaches them, and so does the keyboard. */
function LineButtons({ at, count, onMove, onRemove }: LineButtonsProps) {
  const { t } = useLingui();
  const number = at + 1;
  // Not `disabled`, which would lose the focus of who moves a line all the way.
  return (
    <div className="flex gap-1 lg:col-start-2 lg:row-start-1">
      <IconButton label={t`Move line ${number} up`} isOff={at === 0} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t`Move line ${number} down`} isOff={number === count} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t`Remove line ${number}`} isOff={false} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

interface IconButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function IconButton({ label, isOff, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className="grid size-tap place-items-center rounded-card border border-line-field hover:bg-grey-bg aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
