import type { DateContext } from "../dates/understand-date";
import { type AskedStage, type Chat, type CollectedList, LIST_OF, say, type Turn } from "./chat";
import { corrected, type Correcting, type Correction, fieldNamed, fieldsOf, itemAt } from "./corrections";
import { wantsToLeaveItOut } from "./intents";
import { QUESTIONS } from "./questions";
import type { Answer } from "./read-answer";

interface Next {
  chat: Chat;
  turn: Turn;
}
type Pending = (chat: Chat) => Turn;

const STAGES: AskedStage[] = ["work_experience", "skills", "certifications"];
const stageOf = (list: CollectedList) => STAGES.find((stage) => LIST_OF[stage] === list) ?? "work_experience";

const questionOf = ({ list, field }: Correcting) => QUESTIONS[stageOf(list)].find((one) => one.field === field);

/** A wish to change something: what it is about, or that there is nothing of the kind yet. */
export function startCorrection(chat: Chat, wish: Correction, context: DateContext, pending: Pending): Next {
  const place = placeOf(chat, wish);
  if (place === undefined) return resumed(chat, "nothing_to_change", pending);
  const correcting = { list: wish.list, place, field: wish.field };
  const asked = { ...chat, correcting };
  return wish.field && wish.value
    ? continueCorrection(asked, correcting, { text: wish.value }, context, pending)
    : askAbout(asked, correcting);
}

/** "Go back" where there is no question before: what was written down last can be changed. */
export const askForCorrection = (chat: Chat, list: CollectedList, pending: Pending): Next =>
  startCorrection(chat, { list, field: null }, { today: new Date(0), language: "en" }, pending);

/** The answer to what should change, or to what is right. */
export function continueCorrection(
  chat: Chat,
  correcting: Correcting,
  answer: Answer,
  context: DateContext,
  pending: Pending,
): Next {
  if (answer.choice === "change_nothing" || wantsToLeaveItOut(answer.text))
    return resumed(chat, "nothing_changed", pending);
  if (!correcting.field) {
    const field = answer.choice?.startsWith("field:")
      ? answer.choice.slice("field:".length)
      : (fieldNamed(answer.text, correcting.list) ?? null);
    const next = { ...correcting, field };
    return askAbout({ ...chat, correcting: next }, next);
  }
  const read = questionOf(correcting)?.read(answer, itemAt(chat, correcting) ?? {}, context);
  if (!read || "retry" in read) return { chat, turn: read?.retry ?? { lines: [say("name_unclear")] } };
  return resumed(corrected(chat, correcting, read.fields), "changed", pending);
}

function askAbout(chat: Chat, correcting: Correcting): Next {
  const item = itemAt(chat, correcting) ?? {};
  if (!correcting.field) {
    const suggestions = [...fieldsOf(correcting.list).filter((field) => field in item), "change_nothing"];
    const name = item.jobTitle ?? item.name ?? "";
    return {
      chat,
      turn: {
        lines: [say("what_to_change", { name })],
        suggestions: suggestions.map((one) => (one === "change_nothing" ? one : `field:${one}`)),
      },
    };
  }
  return { chat, turn: questionOf(correcting)?.ask(item) ?? { lines: [say("name_unclear")] } };
}

/** The current item when it has what should change, else the last one written down. */
function placeOf(chat: Chat, { list, field }: Correction): number | undefined {
  const isAskedAbout = chat.stage !== "greeting" && chat.stage !== "completed" && LIST_OF[chat.stage] === list;
  const last = chat.collected[list].length - 1;
  const current = isAskedAbout && Object.keys(chat.current).length > 0;
  if (current && (field ? field in chat.current : last === -1)) return -1;
  return last >= 0 ? last : undefined;
}

function resumed(chat: Chat, code: string, pending: Pending): Next {
  const next = { ...chat, correcting: null };
  const { lines, suggestions } = pending(next);
  return { chat: next, turn: { lines: [say(code), ...lines], ...(suggestions && { suggestions }) } };
}
