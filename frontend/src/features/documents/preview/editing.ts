import type { Composed, Edits, ToTell, UntoldLine } from "./api";

/**
 * A line as it is edited. `label`: the part of a list's line that stands before what is said of it. `list`: among a
 * letter's paragraphs, the place of the group that stands here instead of a text. `original`: a line of the person's that
 * the document leaves out, and that they write here as it should stand. `asked`: what the posting asks to be told, which it tells.
 */
export interface EditedLine {
  id: number;
  text: string;
  label?: string;
  list?: number;
  original?: UntoldLine;
  asked?: string;
}

/** What a new line is written for: one that the document leaves out, or a question of the posting's. */
export type WrittenFor = Pick<EditedLine, "original" | "asked">;

/** Lines that belong together, under what can't be edited: a heading, an employer. `lead`: what leads into a letter's. */
export interface Group {
  section: number;
  heading: string;
  sort: "paragraphs" | "bullets" | "lines" | "points";
  lead?: EditedLine;
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
  | ({ type: "add"; group: number } & WrittenFor)
  | { type: "add list"; group: number; list: number }
  | { type: "undo" }
  | { type: "start over" };

/** Words that were typed and not saved. */
export type KeptWords = Pick<Editing, "now" | "nextId">;

type Letter = Extract<Composed, { type: "cover_letter" }>;

/** Of a letter's groups, its paragraphs and its list. */
const THE_TEXT = 0;
const THE_LIST = 1;

/**
 * The words of a document, ready to be edited: as they were `kept`, if they were; `first`: with a line for this, which
 * is new unless it was kept, too. `toTell`: what the posting asks, some of which lines tell already.
 */
export function beginEditing(document: Composed, toTell: ToTell[], first?: WrittenFor, kept?: KeptWords): Editing {
  const stored = wordsOfDocument(document, toTell);
  const begun = kept ? { ...stored, ...kept, past: [stored.now] } : stored;
  if (!first || lineFor(first, begun.now)) return begun;
  return edited(begun, { type: "add", group: placeFor(first, begun.now.groups, document), ...first });
}

/** Whether a line is left out for how it is worded, and not for its language. */
export const isOfWording = ({ reason }: UntoldLine) => reason === "wording";

/** The language in which a line that is left out was typed; `language` is the document's. */
export const languageOf = (untold: UntoldLine, language: Composed["language"]) =>
  isOfWording(untold) === (language === "en") ? "en" : "es";

/** The line in which this is written; undefined as long as it isn't. */
export const lineFor = ({ original, asked }: WrittenFor, { groups }: Words) =>
  groups
    .flatMap(({ lines }) => lines)
    .find((one) =>
      original
        ? one.original?.line === original.line && one.original.entry === original.entry
        : asked !== undefined && one.asked === asked,
    );

/** The line that tells part of this already, and is where the rest of it belongs. */
export const partlyTold = (original: UntoldLine | undefined, { lines }: Group) =>
  lines.find((one) => !one.original && original?.told.includes(one.text));

function wordsOfDocument(document: Composed, toTell: ToTell[]): Editing {
  let id = 0;
  const askedIn = new Map(toTell.map(({ asked, told }) => [told, asked]));
  const line = (text: string, label?: string): EditedLine => {
    const asked = askedIn.get(text);
    return { id: (id += 1), text, ...(label !== undefined && { label }), ...(asked !== undefined && { asked }) };
  };
  const groups: Group[] =
    document.type === "cover_letter"
      ? ofLetter(document, line)
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

/** A letter's paragraphs, with its list's place among them, and the list's lines. */
function ofLetter({ paragraphs, points }: Letter, line: (text: string) => EditedLine): Group[] {
  const lines = paragraphs.map((text) => line(text));
  if (points) lines.splice(points.after, 0, { ...line(""), list: THE_LIST });
  const bullets = points?.job.bullets ?? [""];
  return [
    { section: 0, heading: "", sort: "paragraphs", lines },
    {
      section: 0,
      heading: "",
      sort: "points",
      lead: line(points?.lead ?? ""),
      lines: bullets.map((text) => line(text)),
    },
  ];
}

/** The group in which a line that is left out is written: its job's lines; in a letter without these, the text. */
export function groupFor(untold: UntoldLine, groups: Group[], document: Composed): number {
  if (document.type === "resume") {
    const jobs = groups.flatMap(({ sort }, place) => (sort === "bullets" ? [place] : []));
    return jobs[untold.entry] ?? -1;
  }
  const { organization, title } = document.points?.job ?? {};
  const isListed = organization === untold.organization && title === untold.title;
  const hasList = groups[0]?.lines.some(({ list }) => list !== undefined);
  return isListed && hasList ? THE_LIST : 0;
}

/** The group in which this is written: what the posting asks is told among the paragraphs. */
export const placeFor = ({ original }: WrittenFor, groups: Group[], document: Composed): number =>
  original ? groupFor(original, groups, document) : THE_TEXT;

/** One edit done. Letters typed into one line are one step to undo. */
export function edited(state: Editing, edit: Edit): Editing {
  if (edit.type === "undo") {
    const before = state.past.at(-1);
    return before ? { ...state, now: before, past: state.past.slice(0, -1), typing: undefined } : state;
  }
  if (edit.type === "start over") return { ...state, now: state.past[0] ?? state.now, past: [], typing: undefined };
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

function inGroup(
  group: Group,
  edit: Exclude<Edit, { type: "undo" | "start over" | "headline" }>,
  nextId: number,
): Group {
  const { lines } = group;
  switch (edit.type) {
    case "text": {
      const said = (one: EditedLine) => (one.id === edit.line ? { ...one, text: edit.text } : one);
      return { ...group, ...(group.lead && { lead: said(group.lead) }), lines: lines.map(said) };
    }
    case "label":
      return { ...group, lines: lines.map((one) => (one.id === edit.line ? { ...one, label: edit.text } : one)) };
    case "remove":
      return { ...group, lines: lines.filter(({ id }) => id !== edit.line) };
    case "add": {
      const { original, asked } = edit;
      const told = partlyTold(original, group);
      if (told && original) return { ...group, lines: lines.map((one) => (one === told ? { ...one, original } : one)) };
      const added = {
        id: nextId,
        text: original && isOfWording(original) ? original.line : "",
        ...(group.sort === "lines" && { label: "" }),
        ...(original && { original }),
        ...(asked !== undefined && { asked }),
      };
      // A paragraph about work, or one that answers the posting, stands before the one that closes the letter.
      const at =
        (original ?? asked !== undefined) && group.sort === "paragraphs" ? Math.max(0, lines.length - 1) : lines.length;
      return { ...group, lines: lines.toSpliced(at, 0, added) };
    }
    case "add list":
      return { ...group, lines: lines.toSpliced(1, 0, { id: nextId, text: "", list: edit.list }) };
    case "move": {
      const at = lines.findIndex(({ id }) => id === edit.line);
      const to = at + edit.by;
      const moved = lines[at];
      if (!moved || to < 0 || to >= lines.length) return group;
      return { ...group, lines: lines.toSpliced(at, 1).toSpliced(to, 0, moved) };
    }
  }
}

/** The words as the API takes them, which of the lines that were left out they tell, and what they answer the posting. */
export function toEdits(words: Words, document: Composed): Edits {
  const lines = words.groups.flatMap((group) => group.lines).filter(({ text }) => text.trim());
  const writtenLines = lines.flatMap(({ original, text }) =>
    original ? [{ entry: original.entry, line: original.line, told: text.trim() }] : [],
  );
  const answers = lines.flatMap(({ asked, text }) => (asked === undefined ? [] : [{ asked, told: text.trim() }]));
  return {
    ...wordsOf(words, document),
    ...(writtenLines.length > 0 && { writtenLines }),
    ...(answers.length > 0 && { answers }),
  };
}

/** All sections in the document's order. */
function wordsOf({ headline, groups }: Words, document: Composed): Edits {
  const texts = (of: Group) => of.lines.map(({ text }) => text);
  if (document.type === "cover_letter") return editsOfLetter(groups);
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

/** No list is sent as one without bullets: left out, it would stay. */
function editsOfLetter([body, list]: Group[]): Edits {
  const lines = body?.lines ?? [];
  const at = lines.findIndex((one) => one.list !== undefined);
  const paragraphs = lines.filter((one) => one.list === undefined).map(({ text }) => text);
  const bullets = at < 0 ? [] : (list?.lines ?? []).map(({ text }) => text);
  return { paragraphs, points: { after: Math.max(at, 0), lead: list?.lead?.text ?? "", bullets } };
}
