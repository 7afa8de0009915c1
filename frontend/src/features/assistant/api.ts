import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { answerOf, api } from "@/api/client";
import type { Schemas } from "@/api/model";
import { refreshProfile } from "@/api/queries/profile";
import { cancelJob } from "@/jobs/job-record";
import { type JobRequest, jobRequest } from "@/jobs/job-request";
import { streamJob } from "@/jobs/stream-job";

import type { Collected } from "./chat/chat";

/** Saves what the chat collected, all of it or nothing; what the profile has already isn't added again. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (collected: Collected) => answerOf(api.POST("/api/chatbot/save-profile", { body: collected })),
    onSuccess: () => refreshProfile(queryClient),
  });
}

const findJob = (input: string): JobRequest<Schemas["JobInfo"]> => jobRequest("/api/ai/extract-job-info", { input });
const describeJob = (jobTitle: string, company: string): JobRequest<Schemas["JobDescription"]> =>
  jobRequest("/api/ai/generate-job-description", { jobTitle, company });

/** What is to be found in `input`, and what can be said of it, one after the other. An abort cancels the jobs, too. */
export async function understandJob(input: string, signal: AbortSignal) {
  const watch = { signal, onJob: (location: string) => signal.addEventListener("abort", () => void giveUp(location)) };
  const { title, company } = await streamJob(findJob(input), watch);
  if (!title || !company) return { title, company, description: "", suggestions: [] };
  return { title, company, ...(await streamJob(describeJob(title, company), watch)) };
}

/** A job that can't be cancelled ends by itself in seconds. */
const giveUp = (location: string) => cancelJob(location).catch(() => undefined);

/** Saves a job that was told aloud. */
export function useSaveSpokenJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (job: Schemas["SpokenJob"]) => answerOf(api.POST("/api/voice/save-job", { body: job })),
    onSuccess: () => refreshProfile(queryClient),
  });
}

const TRANSCRIPTION = "/api/voice/transcription";

/** Whether recordings can be written down; asked only where the browser can't recognize speech itself. */
export const useTranscription = (isNeeded: boolean) =>
  useQuery({
    queryKey: [TRANSCRIPTION],
    queryFn: ({ signal }) => answerOf(api.GET(TRANSCRIPTION, { signal })),
    enabled: isNeeded,
  });

/** What is said in a recording, in the language of the page. */
export const transcribe = (recording: Blob, signal: AbortSignal) =>
  streamJob(jobRequest(TRANSCRIPTION, { audio: recording }), { signal });
