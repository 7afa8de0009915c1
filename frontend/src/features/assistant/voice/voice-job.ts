import type { DateContext } from "../dates/understand-date";
import { hasNothingToAdd } from "../chat/intents";
import { asLine, asTools, type Draft, QUESTIONS, toggled, withLine, withTenure } from "./draft";

export type Stage = "idle" | "listening" | "processing" | "confirming" | "collecting_details" | "reviewing";

/** Something that was said: a prompt by its code, or the person's words. */
export type Said = { by: "assistant"; code: string; params?: Record<string, string> } | { by: "person"; text: string };

/** Where the telling of a job stands. */
export interface VoiceJob {
  stage: Stage;
  /** Of the four, counted from 0. */
  question: number;
  /** The question about the time there was asked again already. */
  asksAgain: boolean;
  draft: Draft | null;
  said: Said[];
}

export type VoiceEvent =
  | { type: "prompted" }
  | { type: "waiting" }
  | { type: "listening" }
  | { type: "stopped listening" }
  | { type: "told"; text: string }
  | { type: "understood"; draft: Draft }
  | { type: "not understood" }
  | { type: "confirmed" }
  | { type: "denied" }
  | { type: "answered"; text: string; context: DateContext; toolsLine: (tools: string) => string }
  | { type: "edited"; draft: Draft }
  | { type: "ticked"; line: string }
  | { type: "reset" };

export const idle: VoiceJob = { stage: "idle", question: 0, asksAgain: false, draft: null, said: [] };

const prompt = (job: VoiceJob, code: string, params: Record<string, string> = {}): VoiceJob => ({
  ...job,
  said: [...job.said, { by: "assistant", code, params }],
});
const heard = (job: VoiceJob, text: string): VoiceJob => ({ ...job, said: [...job.said, { by: "person", text }] });

export function advance(job: VoiceJob, event: VoiceEvent): VoiceJob {
  switch (event.type) {
    case "prompted":
      return prompt({ ...idle, stage: "processing" }, "tell_me");
    case "waiting":
      return { ...job, stage: "idle" };
    case "listening":
      return job.stage === "idle" ? { ...job, stage: "listening" } : job;
    case "stopped listening":
      return job.stage === "listening" ? { ...job, stage: "idle" } : job;
    case "told":
      return heard({ ...job, stage: "processing" }, event.text);
    case "understood":
      return prompt({ ...job, stage: "confirming", draft: event.draft }, "is_that_right", {
        title: event.draft.title,
        company: event.draft.company,
      });
    case "not understood":
      return { ...job, stage: "idle", draft: null };
    case "confirmed":
      return prompt({ ...job, stage: "collecting_details", question: 0, asksAgain: false }, QUESTIONS[0]);
    case "denied":
      return prompt({ ...idle, said: job.said }, "try_again");
    case "answered":
      return job.draft ? answered(job, job.draft, event) : job;
    case "edited":
      return { ...job, draft: event.draft };
    case "ticked":
      return job.draft ? { ...job, draft: toggled(job.draft, event.line) } : job;
    case "reset":
      return idle;
  }
}

type Answered = Extract<VoiceEvent, { type: "answered" }>;

function answered(job: VoiceJob, draft: Draft, { text, context, toolsLine }: Answered): VoiceJob {
  const question = QUESTIONS[job.question];
  if (!question) return job;
  const said = heard(job, text);
  if (hasNothingToAdd(text)) return goOn(said, draft);
  const answer = { ...draft, answers: { ...draft.answers, [question]: text } };
  switch (question) {
    case "responsibilities":
    case "achievement":
      return goOn(said, withLine(answer, asLine(text)));
    case "tools":
      return goOn(said, withLine(answer, toolsLine(asTools(text))));
    case "tenure": {
      const dated = withTenure(answer, text, context);
      if (!dated && !job.asksAgain) return prompt({ ...said, asksAgain: true }, "tenure_again");
      return goOn(said, dated ?? draft);
    }
  }
}

/** To the next question, or to what it has all come to. */
function goOn(job: VoiceJob, draft: Draft): VoiceJob {
  const next = QUESTIONS[job.question + 1];
  if (next) return prompt({ ...job, draft, question: job.question + 1, asksAgain: false }, next);
  return prompt({ ...job, draft, stage: "reviewing" }, "please_check");
}
