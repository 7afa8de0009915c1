import { type ActionDispatch, type ReactNode, useEffect, useEffectEvent, useReducer, useState } from "react";

import { CameBack } from "@/ui/came-back";
import { type Kept, useKeptDrafts } from "@/ui/kept-draft";

import { findingsOf, type StoredDocument } from "./api";
import { beginEditing, type Edit, edited, type Editing, type KeptWords, toEdits, type WrittenFor } from "./editing";

/** By the version, too: words that were stored meanwhile are not covered by what was typed over older ones. */
export const draftOf = ({ id, version }: StoredDocument) => `document.${id}.${version}`;

/** The words while they are edited, kept until they are saved, and the line that says so where some came back. */
export function useEditing(
  document: StoredDocument,
  first: WrittenFor | undefined,
): [Editing, ActionDispatch<[edit: Edit]>, ReactNode] {
  const drafts = useKeptDrafts();
  const draft = draftOf(document);
  const [kept, setKept] = useState(() => wordsIn(drafts.read(draft)));
  const { toTell } = findingsOf(document);
  const [editing, dispatch] = useReducer(edited, undefined, () => beginEditing(document.composed, toTell, first, kept));
  const { now } = editing;

  const keep = useEffectEvent(() => {
    const said = (words: Editing["now"]) => JSON.stringify(toEdits(words, document.composed));
    if (said(now) === said(beginEditing(document.composed, toTell).now)) drafts.forget(draft);
    else drafts.keep(draft, { now, nextId: editing.nextId } satisfies KeptWords);
  });
  useEffect(() => keep(), [now]);

  const startOver = () => {
    dispatch({ type: "start over" });
    setKept(undefined);
  };
  const cameBack = kept && <CameBack onStartOver={startOver} />;
  return [editing, dispatch, cameBack];
}

const wordsIn = (kept: Kept | undefined) =>
  kept && "now" in kept && "nextId" in kept ? (kept as unknown as KeptWords) : undefined;
