import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

import type { components } from "@/api/schema";

import { careerFindings, inLanguage } from "./careers";
import { type CodedMessage, say, type Sentence } from "./sentences";

type Schemas = components["schemas"];
type JobEvents = Schemas[Extract<keyof Schemas, `${string}Events`>];
type DetailOf<Progress> = Progress extends { detail?: infer Detail } ? NonNullable<Detail> : never;
type FindingOf<Events> = Events extends { findings?: infer Finding } ? NonNullable<Finding> : never;

export type StepCode = JobEvents["progress"]["code"];
type DetailCode = DetailOf<JobEvents["progress"]>["code"];
type FindingCode = FindingOf<JobEvents>["code"];

/** What a kind of job is called where admins watch the queues. */
export const kindNames: Record<Schemas["JobKind"], MessageDescriptor> = {
  parse_resume: msg`Read a resume`,
  read_certificate: msg`Read a certificate card`,
  generate_document: msg`Write a document`,
  render_pdf: msg`Print a PDF`,
  render_pages: msg`Draw a document's pages`,
  edit_document: msg`Save a document's changes`,
  extract_posting: msg`Read a posting`,
  extract_job_info: msg`Understand a spoken job`,
  describe_job: msg`Describe a job`,
  transcribe_speech: msg`Transcribe a recording`,
  match_careers: msg`Find careers`,
  import_occupations: msg`Load occupations`,
  send_mail: msg`Send a message`,
  remove_expired: msg`Delete expired data`,
  refresh_regional_data: msg`Check for newer regional figures`,
  remind_of_expiry: msg`Remind about expiring certifications`,
};

/** What a job is doing. */
export const steps: Record<StepCode, MessageDescriptor> = {
  // Reading a posting
  opening_posting: msg`Opening the posting...`,
  reading_posting: msg`Reading the posting...`,
  finding_details: msg`Finding the job details...`,
  // Writing a document
  analyzing_requirements: msg`Analyzing job requirements...`,
  reviewing_profile: msg`Reviewing your profile...`,
  matching_skills: msg`Matching skills and experience...`,
  crafting_content: msg`Crafting professional content...`,
  formatting_document: msg`Formatting document...`,
  finalizing_document: msg`Finalizing your document...`,
  // Reading a resume
  opening_resume: msg`Opening your resume...`,
  reading_text: msg`Reading the text...`,
  finding_jobs: msg`Finding your jobs...`,
  finding_skills: msg`Finding your skills and certifications...`,
  saving_profile: msg`Saving to your profile...`,
  // Reading a card
  opening_card: msg`Opening the picture...`,
  reading_card: msg`Reading the card...`,
  filling_in_card: msg`Filling in the form...`,
  // Jobs that people tell of
  reading_words: msg`Reading what you said...`,
  describing_job: msg`Writing the description...`,
  transcribing: msg`Writing down what you said...`,
  // Printing
  laying_out: msg`Laying out the page...`,
  printing: msg`Printing the document...`,
  storing: msg`Storing the file...`,
  laying_out_pages: msg`Laying out the pages...`,
  drawing_pages: msg`Drawing the pages...`,
  storing_pages: msg`Storing the pages...`,
  // The person's own words
  taking_over_edits: msg`Applying your changes...`,
  checking_edits: msg`Checking them against your profile...`,
  storing_edits: msg`Saving the document...`,
  // Regional figures
  asking_catalogue: msg`Asking the catalogue for the newest file...`,
  downloading_figures: msg`Downloading the figures...`,
  checking_figures: msg`Checking the figures...`,
  storing_figures: msg`Storing the figures...`,
  // Finding careers
  reading_profile: msg`Reading your profile...`,
  understanding_work: msg`Understanding your work...`,
  comparing_occupations: msg`Comparing occupations...`,
  // Loading occupations
  fetching_release: msg`Fetching the release...`,
  reading_release: msg`Reading the occupations...`,
  storing_release: msg`Storing the occupations...`,
  // Upkeep and mail
  looking_for_expiry: msg`Looking for expiring certifications...`,
  removing: msg`Deleting expired data...`,
  sending: msg`Sending the message...`,
};

/** What a step found, or is at just now. */
const details: Record<DetailCode, Sentence> = {
  running_scripts: msg`Running the page's scripts`,
  requirements_found: ({ count }) => msg`${count} found`,
  jobs_reviewed: ({ count }) => msg`${plural(count, { one: "# job", other: "# jobs" })}`,
  requirements_matched: ({ part, whole }) => msg`${part} of ${whole}`,
  writing: ({ text }) => text, // the document's own words
  pages: ({ count }) => msg`${plural(count, { one: "# page", other: "# pages" })}`,
  picture: ({ number, count }) => msg`Picture ${number} of ${count}`,
  asking_the_model: msg`Asking the model`,
  jobs_understood: ({ titles }) => titles, // names of occupations
  file_read: ({ file }) => file, // the name of a file
};

/** What a job's result says beside what it is: what a resume leaves to check, why a career is suggested. */
const findings: Record<FindingCode, Sentence> = {
  ...careerFindings,
  title_missing: ({ company }) => msg`For the work at ${company}, the resume gives no job title. Please add it.`,
  company_missing: ({ title }) => msg`The resume doesn't say where you worked as ${title}. Please add the company.`,
  company_placeholder: ({ title, company }) =>
    msg`For ${title}, the resume says “${company}” instead of an employer. Add the employer's name.`,
  months_missing: ({ job }) => msg`For ${job}, the resume gives only years. Please check the months.`,
  dates_reversed: ({ job }) => msg`The dates of ${job} end before they begin. Please check them.`,
  issue_date_missing: ({ names }) => msg`For ${names}, no issue date is given. Please add the right one.`,
  no_room: ({ count, limit }) =>
    msg`${plural(count, { one: "# entry of the resume was left out.", other: "# entries of the resume were left out." })} Each of your lists holds at most ${limit}.`,
  study_months_missing: ({ names }) => msg`For ${names}, only years are given. Please check the months.`,
  level_missing: ({ names }) =>
    msg`The resume doesn't say how well you speak ${names}. We put in “Conversational”. Please check it.`,
  issuer_missing: ({ names }) => msg`For ${names}, no issuing organization is given. Please add it.`,
};

export const stepWords = (i18n: I18n, { code, message }: CodedMessage) => say(i18n, steps, { code, message });
export const detailWords = (i18n: I18n, detail: CodedMessage) => say(i18n, details, detail);
export const findingWords = (i18n: I18n, finding: CodedMessage) =>
  say(i18n, findings, { ...finding, params: inLanguage(finding.params, i18n.locale) });
