import { firstDay } from "../dates/month";
import type { DateContext } from "../dates/understand-date";
import { understandTenure } from "../dates/understand-tenure";
import { folded } from "../dates/words";

/** The four questions about a job, in their order. */
export const QUESTIONS = ["responsibilities", "tools", "tenure", "achievement"] as const;
export type Question = (typeof QUESTIONS)[number];

/** A job as it takes shape while a person talks. */
export interface Draft {
  title: string;
  company: string;
  generatedDescription: string;
  /** What the person said first. */
  userInput: string;
  /** What people in that occupation often do; becomes a duty only when it is ticked. */
  suggestions: string[];
  /** ISO days; empty until something was said of them. */
  startDate: string;
  endDate: string | null;
  /** The words that the dates were read from, and whether the start was counted back from today. */
  tenure: { said: string; isCounted: boolean } | null;
  /** One to a line. */
  duties: string;
  answers: Partial<Record<Question, string>>;
}

const PAST =
  /\b(?:was|were|worked|used to|left|had a job|did|fui|era|estuve|estaba|trabaje|trabajaba|laboraba|hice|hacia)\b/;
const PRESENT = /\b(?:am|i'm|work|still|currently|now|soy|trabajo|sigo|actualmente|todavia|ahora|ahorita)\b/;

/** Whether the first words were about a job that is over. */
export const soundsPast = ({ userInput }: Pick<Draft, "userInput">) =>
  PAST.test(folded(userInput)) && !PRESENT.test(folded(userInput));

/** The draft with what an answer says of the time there. Undefined when it says nothing of it. */
export function withTenure(draft: Draft, said: string, context: DateContext): Draft | undefined {
  const tenure = understandTenure(said, context);
  if (!tenure) return undefined;
  return {
    ...draft,
    startDate: firstDay(tenure.start),
    endDate: tenure.end ? firstDay(tenure.end) : null,
    tenure: { said, isCounted: tenure.isCounted },
  };
}

const FILLERS = /(?:^|(?<=\s))(?:u+m+|u+h+|er+m?|e+h+|este|pues)[,.]?\s+/gi;
const LEAD_INS =
  /^(?:(?:well|so|okay|bueno)[,.]?\s+)?(?:(?:my|the) (?:main |biggest |greatest )?(?:responsibilit(?:y|ies)|dut(?:y|ies)|job|achievement|accomplishment) (?:there )?(?:is|are|was|were)\s+(?:to |that )?|(?:mis?|las?|el) (?:principal(?:es)? )?(?:responsabilidad(?:es)?|tareas?|logro)(?: principal(?:es)?| m[aá]s grande)? (?:es|son|era|eran|fue|fueron)\s+(?:que )?|(?:i|we|yo)(?: mainly| mostly)?(?= (?!(?:am|was|were|have|had)\b))\s+)/i;

/** What was said, as a line of a resume would begin: without hesitations and without "I". The words stay the person's. */
export function asLine(said: string): string {
  const line = said
    .replace(FILLERS, "")
    .trim()
    .replace(LEAD_INS, "")
    .replace(/[.\s]+$/, "");
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const TOOLS_LEAD_IN =
  /^(?:(?:well|so|bueno)[,.]?\s+)?(?:(?:i|we|yo)\s+)?(?:(?:mainly|mostly)\s+)?(?:use[ds]?|worked with|work with|us(?:o|é|e|aba|amos)|trabaj(?:o|é|aba) con)\s+/i;

/** "I used a TIG welder" as "a TIG welder": what a line about tools lists. */
export const asTools = (said: string) =>
  said
    .replace(FILLERS, "")
    .trim()
    .replace(TOOLS_LEAD_IN, "")
    .replace(/[.\s]+$/, "");

const linesOf = (duties: string) => duties.split("\n").filter((line) => line.trim());

export const withLine = (draft: Draft, line: string): Draft =>
  line && !linesOf(draft.duties).includes(line)
    ? { ...draft, duties: [...linesOf(draft.duties), line].join("\n") }
    : draft;

export const hasLine = (draft: Draft, line: string) => linesOf(draft.duties).includes(line);

/** A suggestion that is ticked or no longer ticked. */
export const toggled = (draft: Draft, line: string): Draft =>
  hasLine(draft, line)
    ? {
        ...draft,
        duties: linesOf(draft.duties)
          .filter((other) => other !== line)
          .join("\n"),
      }
    : withLine(draft, line);

/** Whether it could be stored as it is. */
export const isComplete = ({ title, company, startDate }: Draft) => Boolean(title && company && startDate);
