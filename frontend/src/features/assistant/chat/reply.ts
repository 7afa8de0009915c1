import type { DateContext } from "../dates/understand-date";
import { type AskedStage, botSays, type Chat, isEmpty, LIST_OF, say, type Turn, userSays } from "./chat";
import { askForCorrection, continueCorrection, startCorrection } from "./correct";
import { correctionIn } from "./corrections";
import {
  isDone,
  saysNo,
  saysYes,
  wantsToGoBack,
  wantsToKnowMore,
  wantsToLeaveItOut,
  wantsToMoveOn,
  wantsToStart,
} from "./intents";
import { another, QUESTIONS, questionAt } from "./questions";
import type { Answer } from "./read-answer";

/** Where the conversation stands after an answer, and what the bot says to it. */
export interface Next {
  chat: Chat;
  turn: Turn;
}

/** The conversation with a person's answer and the bot's reply to it. */
export function reply(chat: Chat, answer: Answer, context: DateContext): Chat {
  const heard = userSays(chat, answer.text, context.today);
  const { chat: next, turn } = nextFor(heard, answer, context);
  return botSays(next, turn, context.today);
}

function nextFor(chat: Chat, answer: Answer, context: DateContext): Next {
  if (chat.stage === "greeting") return greeted(chat, answer);
  if (chat.stage === "completed") return { chat, turn: { lines: [say("completed")] } };
  if (chat.correcting) return continueCorrection(chat, chat.correcting, answer, context, pendingTurn);
  const wish = answer.choice ? undefined : correctionIn(answer.text, LIST_OF[chat.stage]);
  if (wish) return startCorrection(chat, wish, context, pendingTurn);
  if (chat.step === 0) return atBeginning(chat, chat.stage, answer, context);
  if (wantsToGoBack(answer.text)) return goBack(chat, chat.stage);
  if (wantsToLeaveItOut(answer.text)) return leaveOut(chat, chat.stage);
  return answered(chat, chat.stage, answer, context);
}

function greeted(chat: Chat, { text, choice }: Answer): Next {
  if (choice === "yes_start" || choice === "start_now" || (!saysNo(text) && (saysYes(text) || wantsToStart(text)))) {
    return enter(chat, "work_experience", "first_job");
  }
  if (choice === "tell_more" || wantsToKnowMore(text)) {
    return { chat, turn: { lines: [say("tell_more")], suggestions: ["yes_start", "have_questions"] } };
  }
  return { chat, turn: { lines: [say("no_problem")], suggestions: ["start_now"] } };
}

/** Step 0: a name, or that there is no more to name. */
function atBeginning(chat: Chat, stage: AskedStage, answer: Answer, context: DateContext): Next {
  const { text, choice } = answer;
  if (choice === "done" || (!choice && isDone(text))) return complete(chat);
  if (choice?.startsWith("add_")) return ask(begun(chat, stage), stage);
  if (choice === "move_to_skills") return moveOn(chat, "work_experience");
  if (choice === "move_to_certifications" || choice === "skip_to_certifications") return moveOn(chat, "skills");
  if (wantsToMoveOn(text) || saysNo(text)) return moveOn(chat, stage);
  if (wantsToGoBack(text)) return askForCorrection(chat, LIST_OF[stage], pendingTurn);
  if (chat.asksForMore && saysYes(text)) return ask(begun(chat, stage), stage);
  return answered(begun(chat, stage), stage, answer, context);
}

function answered(chat: Chat, stage: AskedStage, answer: Answer, context: DateContext): Next {
  const { read } = questionAt(stage, chat.step);
  const result = read(answer, chat.current, context);
  if ("retry" in result) return { chat, turn: result.retry };
  const filled = { ...chat, current: { ...chat.current, ...result.fields } };
  const step = QUESTIONS[stage].findIndex(({ field }) => !(field in filled.current));
  if (step !== -1) return ask({ ...filled, step }, stage);
  return written(filled, stage);
}

/** The item is complete: into its list, and whether there is another. */
function written(chat: Chat, stage: AskedStage): Next {
  const list = LIST_OF[stage];
  const collected = { ...chat.collected, [list]: [...chat.collected[list], chat.current] };
  return { chat: { ...begun(chat, stage), asksForMore: true, collected }, turn: another[stage](chat.current) };
}

const begun = (chat: Chat, stage: AskedStage): Chat => ({ ...chat, stage, step: 0, asksForMore: false, current: {} });

const ask = (chat: Chat, stage: AskedStage): Next => ({ chat, turn: questionAt(stage, chat.step).ask(chat.current) });

function enter(chat: Chat, stage: AskedStage, opening: string): Next {
  const next = begun(chat, stage);
  const { lines, suggestions } = questionAt(stage, 0).ask({});
  return { chat: next, turn: { lines: [say(opening), ...lines], ...(suggestions && { suggestions }) } };
}

function moveOn(chat: Chat, from: AskedStage): Next {
  if (from === "work_experience") return enter(chat, "skills", "now_skills");
  if (from === "skills") return enter(chat, "certifications", "now_certifications");
  return complete(chat);
}

function complete(chat: Chat): Next {
  if (isEmpty(chat.collected)) {
    return {
      chat: { ...chat, stage: "greeting", step: 0, asksForMore: false, current: {} },
      turn: { lines: [say("nothing_collected")], suggestions: ["start_now"] },
    };
  }
  return {
    chat: { ...chat, stage: "completed", step: 0, asksForMore: false, current: {} },
    turn: { lines: [say("completed")] },
  };
}

function goBack(chat: Chat, stage: AskedStage): Next {
  const before = chat.step - 1;
  const kept = QUESTIONS[stage].slice(0, before).map(({ field }) => [field, chat.current[field] ?? null] as const);
  return ask({ ...chat, step: before, current: Object.fromEntries(kept) }, stage);
}

function leaveOut(chat: Chat, stage: AskedStage): Next {
  const { lines, suggestions } = pendingTurn({ ...begun(chat, stage), asksForMore: true });
  return {
    chat: { ...begun(chat, stage), asksForMore: true },
    turn: { lines: [say("left_out"), ...lines], ...(suggestions && { suggestions }) },
  };
}

const MORE: Record<AskedStage, Turn> = {
  work_experience: { lines: [say("another_job")], suggestions: ["add_job", "move_to_skills"] },
  skills: { lines: [say("another_skill")], suggestions: ["add_skill", "move_to_certifications"] },
  certifications: { lines: [say("another_certification")], suggestions: ["add_certification", "done"] },
};

/** The question that is open, asked again. */
function pendingTurn(chat: Chat): Turn {
  if (chat.stage === "greeting" || chat.stage === "completed") return { lines: [say("completed")] };
  return chat.asksForMore ? MORE[chat.stage] : questionAt(chat.stage, chat.step).ask(chat.current);
}
