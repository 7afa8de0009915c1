import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type Dispatch, useRef } from "react";

import { Button } from "@/ui/button";

import type { Edit, EditedLine, Group } from "./editing";
import { LineButtons } from "./line-buttons";
import { LineFields } from "./line-fields";

interface GroupEditorProps {
  groups: Group[];
  place: number;
  dispatch: Dispatch<Edit>;
  mark: (line: EditedLine) => React.ReactNode;
  /** Lines that the document leaves out and questions of the posting's that belong here and aren't written yet. */
  offers: (place: number) => React.ReactNode;
  documentIn: "en" | "es";
  postingIn: "en" | "es" | undefined;
}

const isList = ({ list }: EditedLine) => list !== undefined;

/** The lines of one group. A letter's list is a group of its own, and stands among the paragraphs as one line of them. */
export function GroupEditor({ groups, place, dispatch, mark, offers, documentIn, postingIn }: GroupEditorProps) {
  const { t } = useLingui();
  const own = useRef<HTMLFieldSetElement>(null);
  const { heading = "", lines = [], sort, lead } = groups[place] ?? {};
  const texts = lines.filter((line) => !isList(line));
  const count = texts.length;
  const lineName = (number: number) => t`Line ${number} of ${count}`;
  const list = groups.findIndex((group) => group.sort === "points");
  const mayAddList = sort === "paragraphs" && list >= 0 && !lines.some(isList);

  /** Where the person's attention is after the list has changed: in the line that was added, or next to the removed. */
  const focusLine = (at: number) =>
    requestAnimationFrame(() => {
      const items = own.current?.querySelectorAll(":scope > ul > li");
      const field = items?.[Math.min(at, items.length - 1)]?.querySelector("textarea");
      (field ?? own.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
    });

  const setText = (line: EditedLine) => (text: string) => dispatch({ type: "text", group: place, line: line.id, text });
  const buttons = (line: EditedLine, at: number) => (
    <LineButtons
      number={isList(line) ? undefined : texts.indexOf(line) + 1}
      isFirst={at === 0}
      isLast={at === lines.length - 1}
      onMove={(by) => dispatch({ type: "move", group: place, line: line.id, by })}
      onRemove={() => {
        dispatch({ type: "remove", group: place, line: line.id });
        focusLine(at);
      }}
    />
  );

  return (
    <fieldset ref={own} className={sort === "points" ? "grid gap-3" : "grid gap-3 bg-card p-4"}>
      {sort === "points" ? (
        <legend className="sr-only">{t`List`}</legend>
      ) : (
        <legend className="float-left mb-1 w-full border-b-2 border-line-strong pb-1 font-head text-xl font-semibold">
          {heading || <Trans>Letter</Trans>}
        </legend>
      )}
      {lead && (
        <div className="grid gap-2">
          <LineFields line={lead} name={t`Line above the list`} onText={setText(lead)} documentIn={documentIn} />
          {mark(lead)}
        </div>
      )}
      <ul className="grid gap-4">
        {lines.map((line, at) =>
          line.list === undefined ? (
            <li key={line.id} className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
              <LineFields
                line={line}
                name={lineName(texts.indexOf(line) + 1)}
                onText={setText(line)}
                onLabel={(text) => dispatch({ type: "label", group: place, line: line.id, text })}
                documentIn={documentIn}
                postingIn={postingIn}
              />
              {mark(line)}
              {buttons(line, at)}
            </li>
          ) : (
            <li key={line.id} className="grid gap-2 border-l-4 border-line-strong pl-3">
              <div className="flex items-center justify-between gap-2">
                <b aria-hidden className="font-semibold">
                  <Trans>List</Trans>
                </b>
                {buttons(line, at)}
              </div>
              <GroupEditor {...{ groups, dispatch, mark, offers, documentIn, postingIn }} place={line.list} />
            </li>
          ),
        )}
      </ul>
      {offers(place)}
      <div className="flex flex-wrap gap-2">
        <AddButton
          data-add
          onClick={() => {
            dispatch({ type: "add", group: place });
            focusLine(lines.length);
          }}
        >
          {sort === "paragraphs" ? <Trans>Add a paragraph</Trans> : <Trans>Add a line</Trans>}
        </AddButton>
        {mayAddList && (
          <AddButton
            onClick={() => {
              dispatch({ type: "add list", group: place, list });
              focusLine(1);
            }}
          >
            <Trans>Add a list</Trans>
          </AddButton>
        )}
      </div>
    </fieldset>
  );
}

interface AddButtonProps {
  onClick: () => void;
  children: React.ReactNode;
  "data-add"?: boolean;
}

function AddButton({ children, ...button }: AddButtonProps) {
  return (
    <Button look="small" {...button}>
      <Plus aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
