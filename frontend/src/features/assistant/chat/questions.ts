import type { AskedStage, Fields, Turn } from "./chat";
import { say } from "./chat";
import {
  LEVEL_CHOICES,
  type ReadAnswer,
  readCompany,
  readDuties,
  readEnd,
  readIssueDate,
  readJobTitle,
  readLevel,
  readLine,
  readStart,
  readType,
  TYPE_CHOICES,
} from "./read-answer";

interface Question {
  /** What it fills; asked only while that is open. */
  field: string;
  ask: (fields: Fields) => Turn;
  read: ReadAnswer;
}

/** The bot's words with what they quote of the person's own. */
const asking =
  (code: string, suggestions: string[] = [], quoted?: string) =>
  (fields: Fields): Turn => ({ lines: [say(code, quoted ? { [quoted]: fields[quoted] ?? "" } : {})], suggestions });

export const QUESTIONS: Record<AskedStage, Question[]> = {
  work_experience: [
    { field: "jobTitle", ask: asking("ask_job_title"), read: readJobTitle },
    { field: "companyName", ask: asking("ask_company", [], "jobTitle"), read: readCompany },
    { field: "startDate", ask: asking("ask_start", [], "companyName"), read: readStart },
    { field: "endDate", ask: asking("ask_end", ["still_there", "left_in"]), read: readEnd },
    { field: "duties", ask: asking("ask_duties", ["skip"]), read: readDuties },
  ],
  skills: [
    { field: "name", ask: asking("ask_skill", ["skip_to_certifications"]), read: readLine("name") },
    { field: "proficiencyLevel", ask: asking("ask_level", LEVEL_CHOICES, "name"), read: readLevel },
    { field: "type", ask: asking("ask_type", TYPE_CHOICES, "name"), read: readType },
  ],
  certifications: [
    { field: "name", ask: asking("ask_certification", ["done"]), read: readLine("name") },
    { field: "issuingOrganization", ask: asking("ask_issuer", [], "name"), read: readLine("issuingOrganization") },
    { field: "issueDate", ask: asking("ask_issue_date", [], "name"), read: readIssueDate },
  ],
};

export const questionAt = (stage: AskedStage, step: number): Question => {
  const question = QUESTIONS[stage][step];
  if (!question) throw new RangeError(`${stage} has no step ${step}`);
  return question;
};

/** Whether to go on with another one, once the last is written down. */
export const another: Record<AskedStage, (fields: Fields) => Turn> = {
  work_experience: ({ jobTitle, companyName, startDate, endDate }) => ({
    lines: [
      say("job_added", {
        jobTitle: jobTitle ?? "",
        companyName: companyName ?? "",
        start: startDate ?? "",
        end: endDate ?? "",
      }),
    ],
    suggestions: ["add_job", "move_to_skills"],
  }),
  skills: ({ name }) => ({
    lines: [say("skill_added", { name: name ?? "" })],
    suggestions: ["add_skill", "move_to_certifications"],
  }),
  certifications: ({ name }) => ({
    lines: [say("certification_added", { name: name ?? "" })],
    suggestions: ["add_certification", "done"],
  }),
};
