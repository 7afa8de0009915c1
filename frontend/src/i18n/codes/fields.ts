import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { components } from "@/api/schema";

type Schemas = components["schemas"];
type Field =
  | keyof Schemas["Registration"]
  | keyof Schemas["PasswordForm"]
  | keyof Schemas["WorkExperienceForm"]
  | keyof Schemas["EquipmentSkillForm"]
  | keyof Schemas["CertificationForm"]
  | keyof Schemas["EducationForm"]
  | keyof Schemas["SpokenLanguageForm"]
  | keyof Schemas["Reference"]
  | keyof Schemas["ContactForm"]
  | keyof Schemas["ExtractJob"]
  | keyof Schemas["GenerateContent"]
  | keyof Pick<Schemas["DocumentEdits"], "headline">
  | keyof Schemas["NewBlogPost"];

/** What the forms call the fields of the API. */
const fields: Record<Field, MessageDescriptor> = {
  firstName: msg`First Name`,
  lastName: msg`Last Name`,
  email: msg`Email`,
  password: msg`Password`,
  currentPassword: msg`Current Password`,
  newPassword: msg`New Password`,
  jobTitle: msg`Job Title`,
  company: msg`Company`,
  location: msg`Location`,
  companyName: msg`Company`,
  startDate: msg`Start Date`,
  endDate: msg`End Date`,
  duties: msg`Job Duties & Responsibilities`,
  name: msg`Name`,
  type: msg`Skill Type`,
  proficiencyLevel: msg`Proficiency Level`,
  issuingOrganization: msg`Issuing Organization`,
  issueDate: msg`Issue Date`,
  expirationDate: msg`Expiration Date`,
  number: msg`Number`,
  school: msg`School or program`,
  credential: msg`Credential`,
  hours: msg`Apprenticeship hours`,
  level: msg`How well you speak it`,
  relation: msg`Who they are to you`,
  phone: msg`Phone`,
  city: msg`City`,
  state: msg`State`,
  links: msg`Link`,
  url: msg`Job Posting URL`,
  jobDescription: msg`Job Description`,
  documentType: msg`Document Type`,
  jobUrl: msg`Job Posting URL`,
  headline: msg`Headline`,
  language: msg`Language`,
  title: msg`Title`,
  content: msg`Content`,
  excerpt: msg`Excerpt`,
  status: msg`Status`,
  tags: msg`Tags`,
  slug: msg`Address`,
  featuredImage: msg`Featured image`,
  seoTitle: msg`Search title`,
  seoDescription: msg`Search description`,
};

/** A field's name as the forms say it; undefined for one that no form has. */
export function fieldName(i18n: I18n, field: string): string | undefined {
  return Object.hasOwn(fields, field) ? i18n._(fields[field as Field]) : undefined;
}
