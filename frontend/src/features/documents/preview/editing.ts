import type { Composed, Edits } from "./api";

/** A line as it is edited: `label` is the part of a list's line that stands before what is said of it. */
export interface EditedLine {
  id: number;
  text: string;
  label?: string;
}

/** Lines that belong together, under what can't be edited: a heading, an employer. */
export interface Group {
  section: number;
  heading: string;
  sort: "paragraphs" | "bullets" | "lines";
  lines: EditedLine[];
}

export interface Words {
  headline: string | undefined;
  groups: Group[];
}

/** `past`: what "Undo" goes back through. `typing`: the line or headline whose letters are one step of that. */
export interface Editing {
  now: Words;
  past: Words[];
  typing: number | "headline" | undefined;
  nextId: number;
}

export type Edit =
  | { type: "headline"; text: string }
  | { type: "text"; group: number; line: number; text: string }
  | { type: "label"; group: number; line: number; text: string }
  | { type: "move"; group: number; line: number; by: -1 | 1 }
  | { type: "remove"; group: number; line: number }
  | { type: "add"; group: number }
  | { type: "undo" };

/** The words of a document, ready to be edited. */
export function beginEditing(document: Composed): Editing {
  let id = 0;
  const line = (text: string, label?: string): EditedLine => ({
    id: (id += 1),
    text,
    ...(label !== undefined && { label }),
  });
  const groups: Group[] =
    document.type === "cover_letter"
      ? [{ section: 0, heading: "", sort: "paragraphs", lines: document.paragraphs.map((text) => line(text)) }]
      : document.sections.flatMap((part, section): Group[] => {
          const { heading } = part;
          if (part.type === "prose")
            return [{ section, heading, sort: "paragraphs", lines: part.paragraphs.map((text) => line(text)) }];
          if (part.type === "lines")
            return [{ section, heading, sort: "lines", lines: part.lines.map((one) => line(one.detail, one.label)) }];
          return part.entries.map(({ title, organization, bullets }) => ({
            section,
            heading: [title, organization].filter(Boolean).join(", "),
            sort: "bullets",
            lines: bullets.map((text) => line(text)),
          }));
        });
  const headline = document.type === "resume" ? document.headline : undefined;
  return { now: { headline, groups }, past: [], typing: undefined, nextId: id + 1 };
}

/** One edit done. Letters typed into one line are one step to undo. */
export function edited(state: Editing, edit: Edit): Editing {
  if (edit.type === "undo") {
    const before = state.past.at(-1);
    return before ? { ...state, now: before, past: state.past.slice(0, -1), typing: undefined } : state;
  }
  const { now, past, nextId } = state;
  if (edit.type === "headline") {
    const goesOn = state.typing === "headline";
    return { ...state, now: { ...now, headline: edit.text }, past: goesOn ? past : [...past, now], typing: "headline" };
  }
  const changed = now.groups.map((group, place) => (place === edit.group ? inGroup(group, edit, nextId) : group));
  const isTyping = edit.type === "text" || edit.type === "label";
  const typing = isTyping ? edit.line : undefined;
  const goesOn = isTyping && state.typing === edit.line;
  return { now: { ...now, groups: changed }, past: goesOn ? past : [...past, now], typing, nextId: nextId + 1 };
}

function inGroup(group: Group, edit: Exclude<Edit, { type: "undo" | "headline" }>, nextId: number): Group {
  const { lines } = group;
  switch (edit.type) {
    case "text":
      return { ...group, lines: lines.map((one) => (one.id === edit.line ? { ...one, text: edit.text } : one)) };
    case "label":
      return { ...group, lines: lines.map((one) => (one.id === edit.line ? { ...one, label: edit.text } : one)) };
    case "remove":
      return { ...group, lines: lines.filter(({ id }) => id !== edit.line) };
    case "add":
      return { ...group, lines: [...lines, { id: nextId, text: "", ...(group.sort === "lines" && { label: "" }) }] };
    case "move": {
      const at = lines.findIndex(({ id }) => id === edit.line);
      const to = at + edit.by;
      const moved = lines[at];
      if (!moved || to < 0 || to >= lines.length) return group;
      return { ...group, lines: lines.toSpliced(at, 1).toSpliced(to, 0, moved) };
    }
  }
}

/** The words as the API takes them: all sections in the document's order. */
export function toEdits({ headline, groups }: Words, document: Composed): Edits {
  const texts = (of: Group) => of.lines.map(({ text }) => text);
  if (document.type === "cover_letter") return { paragraphs: groups.flatMap(texts) };
  const sections = document.sections.map((_, place) => {
    const own = groups.filter(({ section }) => section === place);
    return {
      paragraphs: own.filter(({ sort }) => sort === "paragraphs").flatMap(texts),
      bullets: own.filter(({ sort }) => sort === "bullets").map(texts),
      lines: own
        .filter(({ sort }) => sort === "lines")
        .flatMap(({ lines }) => lines.map(({ label = "", text }) => ({ label, detail: text }))),
    };
  });
  return { headline: headline ?? null, sections };
}
