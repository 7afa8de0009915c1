import { z } from "zod";

import { proficiencyLevels, skillTypes } from "@/api/model";

const job = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  duties: z.string(),
});
const skill = z.object({ name: z.string(), proficiencyLevel: z.enum(proficiencyLevels), type: z.enum(skillTypes) });
const certification = z.object({
  name: z.string(),
  issuingOrganization: z.string(),
  issueDate: z.iso.date(),
  expirationDate: z.iso.date().nullish(),
});

const collected = z.object({
  workExperiences: z.array(job),
  skills: z.array(skill),
  certifications: z.array(certification),
});

const line = z.object({ code: z.string(), params: z.record(z.string(), z.string()) });

const message = z.object({
  id: z.number(),
  sender: z.enum(["bot", "user"]),
  timestamp: z.iso.datetime(),
  /** What the person typed. The bot's words are kept as codes, so that they follow the language of the page. */
  text: z.string().optional(),
  lines: z.array(line).optional(),
  suggestions: z.array(z.string()).optional(),
});

/** A conversation at any point, as it is kept over a reload. */
export const chatSchema = z.object({
  stage: z.enum(["greeting", "work_experience", "skills", "certifications", "completed"]),
  /** Of the question that was asked last, counted from 0. */
  step: z.number().int().min(0).max(4),
  /** The question is whether there is another one: a yes or a no, not yet a name. */
  asksForMore: z.boolean(),
  /** The fields of the job, skill or certification that is being asked about. */
  current: z.record(z.string(), z.string().nullable()),
  correcting: z
    .object({
      list: z.enum(["workExperiences", "skills", "certifications"]),
      /** In its list; -1 for the one that is being asked about. */
      place: z.number().int().min(-1),
      field: z.string().nullable(),
    })
    .nullable(),
  collected,
  messages: z.array(message),
});

export type Chat = z.infer<typeof chatSchema>;
export type Collected = z.infer<typeof collected>;
export type CollectedList = keyof Collected;
export type JobFields = Collected["workExperiences"][number];
export type ChatMessage = z.infer<typeof message>;
export type Line = z.infer<typeof line>;
export type Stage = Chat["stage"];
export type AskedStage = Exclude<Stage, "greeting" | "completed">;
export type Fields = Chat["current"];

export const LIST_OF: Record<AskedStage, CollectedList> = {
  work_experience: "workExperiences",
  skills: "skills",
  certifications: "certifications",
};

export const isEmpty = ({ workExperiences, skills, certifications }: Collected) =>
  workExperiences.length + skills.length + certifications.length === 0;

/** What the bot says, not yet a message. */
export interface Turn {
  lines: Line[];
  suggestions?: string[];
}

export const say = (code: string, params: Record<string, string> = {}): Line => ({ code, params });

const withMessage = (
  chat: Chat,
  now: Date,
  rest: Pick<ChatMessage, "sender" | "text" | "lines" | "suggestions">,
): Chat => ({
  ...chat,
  messages: [...chat.messages, { id: chat.messages.length, timestamp: now.toISOString(), ...rest }],
});

export const userSays = (chat: Chat, text: string, now: Date) => withMessage(chat, now, { sender: "user", text });

export const botSays = (chat: Chat, { lines, suggestions = [] }: Turn, now: Date) =>
  withMessage(chat, now, { sender: "bot", lines, suggestions });

/** A conversation that has only been greeted. */
export const newChat = (now: Date): Chat =>
  botSays(
    {
      stage: "greeting",
      step: 0,
      asksForMore: false,
      current: {},
      correcting: null,
      collected: { workExperiences: [], skills: [], certifications: [] },
      messages: [],
    },
    { lines: [say("greeting")], suggestions: ["yes_start", "tell_more"] },
    now,
  );
