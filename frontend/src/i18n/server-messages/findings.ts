import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

export interface Finding {
  /** A sentence of the server's, with a group for each name or figure in it. */
  pattern: RegExp;
  say: (...groups: (string | undefined)[]) => MessageDescriptor;
}

/**
 * What the reading of a resume found and what it couldn't be sure of: sentences with names and figures of the
 * person's own.
 */
export const findings: Finding[] = [
  {
    pattern:
      /^We added (?:(\d+) jobs?)?(?:, | and )?(?:(\d+) skills?)?(?:, | and )?(?:(\d+) certifications?)? to your profile\.$/,
    say: (jobs = "0", skills = "0", certifications = "0") =>
      msg`Added to your profile: ${plural(Number(jobs), { one: "# job", other: "# jobs" })}, ${plural(Number(skills), { one: "# skill", other: "# skills" })}, ${plural(Number(certifications), { one: "# certification", other: "# certifications" })}.`,
  },
  {
    pattern: /^The queue (\w+) is paused\.$/,
    say: (queue = "") => msg`The queue ${queue} is paused.`,
  },
  {
    pattern: /^No worker serves the queue (\w+)\.$/,
    say: (queue = "") => msg`No worker serves the queue ${queue}.`,
  },
  {
    pattern: /^The last (\d+) PDFs could not be printed\.$/,
    say: (count = "") => msg`The last ${count} PDFs could not be printed.`,
  },
  {
    pattern: /^Please try again in (\d+) minutes\.$/,
    say: (count = "") => msg`Please try again in ${count} minutes.`,
  },
  {
    pattern: /^There are (\d+) more things to check\.$/,
    say: (count = "") => msg`There are ${count} more things to check.`,
  },
  {
    pattern: /^The resume gives no job title for the work at (.+)\. Please add it\.$/,
    say: (company = "") => msg`The resume gives no job title for the work at ${company}. Please add it.`,
  },
  {
    pattern: /^The resume doesn't say where you worked as (.+)\. Please add the company\.$/,
    say: (title = "") => msg`The resume doesn't say where you worked as ${title}. Please add the company.`,
  },
  {
    pattern: /^For (.+), the resume says “(.+)” instead of an employer\. Please put in the name\.$/,
    say: (title = "", company = "") =>
      msg`For ${title}, the resume says “${company}” instead of an employer. Please put in the name.`,
  },
  {
    pattern: /^The resume gives only years for (.+)\. Please check the months\.$/,
    say: (name = "") => msg`The resume gives only years for ${name}. Please check the months.`,
  },
  {
    pattern: /^The dates of (.+) end before they begin\. Please check them\.$/,
    say: (name = "") => msg`The dates of ${name} end before they begin. Please check them.`,
  },
  {
    pattern: /^No issue date is given for (.+)\. Please put in the right one\.$/,
    say: (names = "") => msg`No issue date is given for ${names}. Please put in the right one.`,
  },
  {
    pattern: /^No issuing organization is given for (.+)\. Please add it\.$/,
    say: (names = "") => msg`No issuing organization is given for ${names}. Please add it.`,
  },
  {
    pattern: /^Picture (\d+) of (\d+)$/,
    say: (number = "", count = "") => msg`Picture ${number} of ${count}`,
  },
  // Other than about resumes
  {
    pattern: /^This list holds (\d+) entries\. Please delete one before you add another\.$/,
    say: (count = "") => msg`This list holds ${count} entries. Please delete one before you add another.`,
  },
  {
    pattern: /^Please shorten the job description to ([\d,]+) characters: its requirements are enough\.$/,
    say: (count = "") => msg`Please shorten the job description to ${count} characters: its requirements are enough.`,
  },
  {
    pattern: /^This PDF has (\d+) pages\. Please upload your resume alone \((\d+) pages at most\)\.$/,
    say: (pages = "", most = "") =>
      msg`This PDF has ${pages} pages. Please upload your resume alone (${most} pages at most).`,
  },
  {
    pattern: /^This is taking longer than usual, and goes on\. See .+\.$/,
    say: () => msg`This is taking longer than usual, and goes on.`,
  },
  {
    pattern: /^This job is .+; only one that is .+ can be changed like that\.$/,
    say: () => msg`As this job stands now, that can't be done with it.`,
  },
];
