import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { monthAndYear } from "@/i18n/dates";

import type { Line } from "./chat";

type Params = Record<string, string>;

/** What the bot says, by its code. */
const words: Record<string, (params: Params) => MessageDescriptor> = {
  greeting: () =>
    msg`Hi! I'm your profile assistant. I ask about your jobs, your skills and your certifications, one question at a time. Shall we start?`,
  tell_more: () =>
    msg`It takes about five minutes: first your jobs, then your equipment and skills, then your certifications. You can correct everything, and nothing is saved until you press Save Profile Data.`,
  no_problem: () =>
    msg`No problem. Take your time: what you tell me stays in this browser until you save it, and you can stop whenever you like.`,
  first_job: () => msg`Great! Let's begin with the job you have now, or the last one you had.`,
  ask_job_title: () => msg`What is or was your job title? For example: Welder.`,
  ask_company: ({ jobTitle = "" }) => msg`Which company do or did you work for? (${jobTitle})`,
  ask_start: ({ companyName = "" }) =>
    msg`When did you start at ${companyName}? The month and the year, for example March 2018.`,
  ask_end: () => msg`Do you still work there? If not, when did you leave?`,
  ask_when_left: () => msg`When did you leave? The month and the year, for example May 2020.`,
  ask_duties: () =>
    msg`What did you do there? Tell me your main duties, the tools and machines you used, and what you achieved. Numbers help.`,
  another_job: () => msg`Would you like to add another job?`,
  now_skills: () => msg`Good. Now your equipment and skills.`,
  ask_skill: () => msg`Which tool, machine, program or craft do you know? One at a time, please.`,
  ask_level: ({ name = "" }) => msg`How well do you know it? (${name})`,
  ask_type: ({ name = "" }) => msg`What type of skill is it? (${name})`,
  skill_added: ({ name = "" }) => msg`I wrote down ${name}. Add another skill?`,
  another_skill: () => msg`Add another skill?`,
  now_certifications: () => msg`Good. Now your certifications and licenses.`,
  ask_certification: () => msg`What is your certification or license called? For example: OSHA 10.`,
  ask_issuer: ({ name = "" }) => msg`Who issued it? (${name})`,
  ask_issue_date: ({ name = "" }) => msg`When did you receive it? The month and the year. (${name})`,
  certification_added: ({ name = "" }) => msg`I wrote down ${name}. Add another one?`,
  another_certification: () => msg`Add another certification?`,
  completed: () =>
    msg`That's everything! Check what I wrote down, change what isn't right, and press Save Profile Data.`,
  nothing_collected: () => msg`You haven't told me anything to save yet. Would you like to start over?`,
  saved: () => msg`Saved! Your profile is up to date.`,
  left_out: () => msg`All right, I'll leave that one out.`,
  date_unclear: () =>
    msg`I didn't understand that date. Please tell me the month and the year, for example March 2018 or 3/2018.`,
  date_choose: () => msg`Which one do you mean?`,
  date_future: () => msg`That date is in the future. Which month and year was it?`,
  date_too_old: () => msg`That is too long ago. Please check the year.`,
  end_before_start: () => msg`That is before you started. Which month and year did you leave?`,
  name_unclear: () => msg`I need a name here, in letters. Please type it again.`,
  name_too_long: () => msg`That is too long for a name. Please make it shorter.`,
  duties_too_long: () => msg`That is too long. Please tell me the most important part of it.`,
  level_unclear: () => msg`Please choose one of these levels.`,
  type_unclear: () => msg`Please choose one of these types.`,
  what_to_change: ({ name = "" }) => msg`What should I change? (${name})`,
  changed: () => msg`Changed.`,
  nothing_changed: () => msg`All right, I didn't change anything.`,
  nothing_to_change: () => msg`There is nothing like that to change yet.`,
};

/** A bot's message in the language of the page. */
export const botText = (i18n: I18n, lines: Line[]) => lines.map((line) => lineText(i18n, line)).join(" ");

function lineText(i18n: I18n, { code, params }: Line): string {
  if (code === "job_added") return jobAdded(i18n, params);
  const descriptor = words[code]?.(params);
  return descriptor ? i18n._(descriptor) : "";
}

function jobAdded(i18n: I18n, { jobTitle = "", companyName = "", start = "", end = "" }: Params): string {
  const from = monthAndYear(i18n, start);
  const until = end ? monthAndYear(i18n, end) : i18n._(msg`Present`);
  return i18n._(
    msg`I wrote down: ${jobTitle} at ${companyName}, ${from} – ${until}. Would you like to add another job?`,
  );
}
