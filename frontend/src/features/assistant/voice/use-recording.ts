import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { useNotifyFailure } from "@/ui/notify-failure";

import { transcribe, useTranscription } from "../api";
import type { ListeningOptions } from "./use-listening";

/** Nobody answers a question for longer. */
const LONGEST_MS = 60_000;
/** What the transcription call takes, the smallest first. */
const TYPES = ["audio/webm", "audio/ogg", "audio/mp4"];

/**
 * Listens to one answer at a time by recording it and having it written down: for browsers without recognition of
 * their own, where the server has an endpoint for it. It ends when the person says so.
 */
export function useRecording({ onBegin, onHeard, onEnd, onProblem }: ListeningOptions, isNeeded: boolean) {
  const { t } = useLingui();
  const notifyFailure = useNotifyFailure();
  const isAvailable = useTranscription(isNeeded).data?.available === true;
  const [state, setState] = useState<"idle" | "recording" | "writing">("idle");
  const recorder = useRef<MediaRecorder>(undefined);
  const writing = useRef<AbortController>(undefined);

  const abandon = () => {
    writing.current?.abort();
    release(recorder.current);
    recorder.current = undefined;
    setState("idle");
  };

  useEffect(
    () => () => {
      writing.current?.abort();
      release(recorder.current);
    },
    [],
  );

  const write = async (recording: Blob) => {
    const asking = new AbortController();
    writing.current = asking;
    setState("writing");
    try {
      const { text } = await transcribe(recording, asking.signal);
      setState("idle");
      onHeard(text);
    } catch (error) {
      if (asking.signal.aborted) return;
      setState("idle");
      notifyFailure(error, {
        title: t`Voice Recognition Failed`,
        fallback: t`Please check your microphone permissions and try again.`,
      });
    }
  };

  const listen = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
      const recording = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const pieces: Blob[] = [];
      recorder.current = recording;
      recording.ondataavailable = ({ data }) => pieces.push(data);
      recording.onstop = () => {
        const isWanted = recorder.current === recording;
        release(recording);
        onEnd();
        if (isWanted) void write(new Blob(pieces, { type: recording.mimeType }));
      };
      recording.start();
      setTimeout(() => recording.state === "recording" && recording.stop(), LONGEST_MS);
      setState("recording");
      onBegin();
    } catch {
      onProblem("not allowed");
    }
  };

  return {
    isSupported: isAvailable && "MediaRecorder" in window,
    isListening: state === "recording",
    isWriting: state === "writing",
    listen: () => void listen(),
    stop: () => recorder.current?.stop(),
    abandon,
  };
}

/** Lets go of the microphone. */
function release(recorder: MediaRecorder | undefined) {
  for (const track of recorder?.stream.getTracks() ?? []) track.stop();
}
