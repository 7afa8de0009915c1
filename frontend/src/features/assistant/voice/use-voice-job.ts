import { useLingui } from "@lingui/react/macro";
import { useEffect, useReducer, useRef, useState } from "react";

import type { WorkExperience } from "@/api/model";
import { useNotifyFailure } from "@/ui/notify-failure";
import { speechLanguage } from "@/ui/speech-recognition";
import { useNotify } from "@/ui/toast";

import { understandJob, useSaveSpokenJob } from "../api";
import { type Draft, withTenure } from "./draft";
import { askForMicrophone } from "./microphone";
import { promptText } from "./prompts";
import { beSilent, speak } from "./speak";
import { type ListeningOptions, type ListeningProblem, useListening } from "./use-listening";
import { useRecording } from "./use-recording";
import { advance, idle, type VoiceEvent } from "./voice-job";

const AFTER_A_QUESTION_MS = 2_000;
const AFTER_THE_PROMPT_MS = 3_500;

/** The telling of a job, by speech and, wherever the person prefers it, by typing. */
export function useVoiceJob(onSaved: (job: WorkExperience) => void) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [job, dispatch] = useReducer(advance, idle);
  const [isTyping, setTyping] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const saving = useSaveSpokenJob();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const understanding = useRef<AbortController>(undefined);

  const ears: ListeningOptions = {
    language: i18n.locale,
    onBegin: () => dispatch({ type: "listening" }),
    onEnd: () => dispatch({ type: "stopped listening" }),
    onHeard: (text) => hear(text),
    onProblem: (problem) => tellProblem(problem),
  };
  const recognition = useListening(ears);
  const recording = useRecording(ears, !recognition.isSupported);
  const listening = recognition.isSupported ? recognition : recording;

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      understanding.current?.abort();
      beSilent();
    },
    [],
  );

  const say = (code: string, params?: Record<string, string>) =>
    speak(promptText(i18n, code, params), speechLanguage(i18n.locale));

  const listenAfter = (milliseconds: number, before?: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      before?.();
      listening.listen();
    }, milliseconds);
  };

  function tellProblem(problem: ListeningProblem) {
    dispatch({ type: "stopped listening" });
    if (problem === "not started") {
      notify({
        tone: "failure",
        title: t`Voice Recognition Error`,
        description: t`Unable to start voice recognition. Please try again.`,
      });
      return;
    }
    if (problem === "not allowed") setBlocked(true);
    notify({
      tone: "failure",
      title: t`Voice Recognition Failed`,
      description: t`Please check your microphone permissions and try again.`,
    });
  }

  const start = async () => {
    if (!(await askForMicrophone())) {
      setBlocked(true);
      notify({
        tone: "failure",
        title: t`Microphone Access Required`,
        description: t`Please allow microphone access to use the voice assistant.`,
      });
      return;
    }
    setBlocked(false);
    setTyping(false);
    dispatch({ type: "prompted" });
    say("tell_me");
    listenAfter(AFTER_THE_PROMPT_MS, () => dispatch({ type: "waiting" }));
  };

  async function tell(text: string) {
    clearTimeout(timer.current);
    const asking = new AbortController();
    understanding.current = asking;
    dispatch({ type: "told", text });
    try {
      const { title, company, description, suggestions } = await understandJob(text, asking.signal);
      const draft: Draft = {
        ...{ title, company, suggestions, userInput: text, generatedDescription: description },
        ...{ startDate: "", endDate: null, tenure: null, duties: "", answers: {} },
      };
      dispatch({ type: "understood", draft: withTenure(draft, text, context()) ?? draft });
      if (title && company)
        notify({ passing: true, title: t`Job Information Extracted`, description: t`${title} at ${company}` });
      say("is_that_right", { title, company });
    } catch (error) {
      dispatch({ type: "not understood" });
      if (asking.signal.aborted) return;
      notifyFailure(error, {
        title: t`Processing Error`,
        description: t`I couldn't understand that. Please try describing your job again.`,
      });
    }
  }

  const context = () => ({ today: new Date(), language: i18n.locale });
  const toolsLine = (tools: string) => t`Tools and equipment: ${tools}`;

  /** What was heard or typed: a job, or the answer to a question about it. */
  function hear(text: string) {
    beSilent();
    if (job.stage !== "collecting_details") {
      void tell(text);
      return;
    }
    const event: VoiceEvent = { type: "answered", text, context: context(), toolsLine };
    const next = advance(job, event);
    dispatch(event);
    askAloud(next.said.at(-1), next.stage === "collecting_details");
  }

  function askAloud(last: (typeof job.said)[number] | undefined, goesOn: boolean) {
    if (last?.by === "assistant") say(last.code, last.params);
    clearTimeout(timer.current);
    if (goesOn && !isTyping && listening.isSupported) listenAfter(AFTER_A_QUESTION_MS);
  }

  const confirm = () => {
    const next = advance(job, { type: "confirmed" });
    dispatch({ type: "confirmed" });
    askAloud(next.said.at(-1), true);
  };

  const deny = () => {
    dispatch({ type: "denied" });
    say("try_again");
  };

  const stopEverything = () => {
    clearTimeout(timer.current);
    understanding.current?.abort();
    listening.abandon();
    beSilent();
  };

  const save = () => {
    const { draft } = job;
    if (!draft) return;
    saving.mutate(
      {
        jobTitle: draft.title,
        companyName: draft.company,
        generatedDescription: draft.generatedDescription,
        startDate: draft.startDate,
        endDate: draft.endDate,
        duties: draft.duties,
      },
      {
        onSuccess: ({ workExperience }) => {
          dispatch({ type: "reset" });
          notify({
            title: t`Job Added Successfully`,
            description: t`Your work experience has been saved to your profile.`,
          });
          onSaved(workExperience);
        },
        onError: (error) =>
          notifyFailure(error, {
            title: t`Save Error`,
            description: t`Failed to save work experience. Please try again.`,
          }),
      },
    );
  };

  return {
    ...job,
    isSupported: listening.isSupported,
    isListening: listening.isListening,
    /** What was recorded is being written down. */
    isWriting: recording.isWriting,
    isBlocked,
    isTyping,
    isSaving: saving.isPending,
    start: () => void start(),
    stop: listening.stop,
    listen: listening.listen,
    type: () => {
      clearTimeout(timer.current);
      listening.abandon();
      beSilent();
      setBlocked(false);
      setTyping(true);
      if (job.stage === "processing" && !understanding.current) dispatch({ type: "waiting" });
    },
    hear,
    cancel: () => {
      stopEverything();
      dispatch({ type: "not understood" });
    },
    confirm,
    deny,
    tick: (line: string) => dispatch({ type: "ticked", line }),
    edit: (draft: Draft) => dispatch({ type: "edited", draft }),
    startOver: () => {
      stopEverything();
      dispatch({ type: "reset" });
    },
    save,
  };
}

export type VoiceJobControls = ReturnType<typeof useVoiceJob>;
