import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Finding } from "./findings";

/** The server's names of the fields that people fill in, and what their forms call them. */
const fieldNames: Partial<Record<string, MessageDescriptor>> = {
  "first name": msg`First Name`,
  "last name": msg`Last Name`,
  email: msg`Email`,
  password: msg`Password`,
  "current password": msg`Current Password`,
  "new password": msg`New Password`,
  "job title": msg`Job Title`,
  "company name": msg`Company`,
  "start date": msg`Start Date`,
  "end date": msg`End Date`,
  duties: msg`Job Duties & Responsibilities`,
  name: msg`Name`,
  type: msg`Skill Type`,
  "proficiency level": msg`Proficiency Level`,
  "issuing organization": msg`Issuing Organization`,
  "issue date": msg`Issue Date`,
  "expiration date": msg`Expiration Date`,
  "job description": msg`Job Description`,
  title: msg`Title`,
  content: msg`Content`,
  excerpt: msg`Excerpt`,
  tags: msg`Tags`,
};

/** A field's name in the person's language; anything else as it came. */
export function fieldName(i18n: I18n, word: string): string {
  const name = fieldNames[word.toLowerCase()];
  return name ? i18n._(name) : word;
}

/** What is wrong with a field: every group is a field's name or a figure. */
export const aboutFields: Finding[] = [
  { pattern: /^(.+) is required$/, say: (field = "") => msg`${field} is required.` },
  {
    pattern: /^(.+) must be at least (\d+) characters long\.$/,
    say: (field = "", count = "") => msg`${field}: at least ${count} characters.`,
  },
  {
    pattern: /^(.+) can have at most (\d+) characters\.$/,
    say: (field = "", count = "") => msg`${field}: ${count} characters at most.`,
  },
  {
    pattern: /^(.+) can have at most (\d+) entries\.$/,
    say: (field = "", count = "") => msg`${field}: ${count} entries at most.`,
  },
  { pattern: /^(.+) must be on one line\.$/, say: (field = "") => msg`${field}: on one line, please.` },
  {
    pattern: /^(.+) must be a date, written like 2024-05-31\.$/,
    say: (field = "") => msg`${field}: please enter a date, written like 2024-05-31.`,
  },
  { pattern: /^(.+) must be text\.$/, say: (field = "") => msg`${field}: please enter text.` },
  {
    pattern: /^(.+) can't be “(.*)”\. Please choose one from the list\.$/,
    say: (field = "", choice = "") => msg`${field}: “${choice}” isn't one of the list. Please choose from it.`,
  },
  { pattern: /^(.+) isn't right\. Please check it\.$/, say: (field = "") => msg`${field}: please check this.` },
  {
    pattern: /^(.+) is too long ago\. Please check the year\.$/,
    say: (field = "") => msg`${field}: that is too long ago. Please check the year.`,
  },
  {
    pattern: /^(.+) lies too far in the future\. Please check the year\.$/,
    say: (field = "") => msg`${field}: that is too far in the future. Please check the year.`,
  },
  {
    pattern: /^(.+) can't be before (.+)\.$/,
    say: (later = "", earlier = "") => msg`${later}: this can't be before “${earlier}”.`,
  },
];
