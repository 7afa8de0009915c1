/**
 * The wire's shapes by the names the product uses for them. Dates are ISO days, as 2019-03-01; timestamps are ISO
 * 8601 with their zone.
 */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type User = Schemas["User"];
export type Registration = Schemas["Registration"];
export type Credentials = Schemas["Credentials"];
export type SignInProvider = Schemas["SignInProvider"];

export type NameFields = Schemas["NameForm"];
export type EmailFields = Schemas["EmailForm"];
export type PasswordFields = Schemas["PasswordForm"];
export type OwnSession = Schemas["OwnSession"];
export type AccountDeletion = Schemas["AccountDeletion"];
export type ForgottenPassword = Schemas["ForgottenPassword"];
export type NewPasswordFields = Schemas["NewPasswordForm"];

export type Profile = Schemas["Profile"];
export type WorkExperience = Schemas["WorkExperience"];
export type WorkExperienceFields = Schemas["WorkExperienceForm"];
export type EquipmentSkill = Schemas["EquipmentSkill"];
export type EquipmentSkillFields = Schemas["EquipmentSkillForm"];
export type Certification = Schemas["Certification"];
export type CertificationFields = Schemas["CertificationForm"];

export type GeneratedDocument = Schemas["DocumentSummary"];
export type DocumentType = GeneratedDocument["type"];
export type DocumentWish = Schemas["GenerateContent"];

/** What the jobs give besides the plain answers of their calls. */
export type GeneratedContent = Schemas["GeneratedContent"] & { documentId: string; missingKeywords: string[] };
export type ParsedResume = Schemas["ParsedResume"] & { toCheck: string[] };
export type Posting = Schemas["ExtractedJob"] & { title: string };

export const documentTypes = ["resume", "cover_letter"] as const satisfies DocumentType[];

export type SkillType = EquipmentSkill["type"];
export const skillTypes = [
  "Heavy Equipment",
  "Power Tool",
  "Hand Tool",
  "Software",
  "Safety Equipment",
  "Technical Skill",
  "Other",
] as const satisfies SkillType[];

export type ProficiencyLevel = EquipmentSkill["proficiencyLevel"];
export const proficiencyLevels = [
  "Beginner",
  "Intermediate",
  "Advanced",
  "Expert",
] as const satisfies ProficiencyLevel[];

/** How the queues stand, for admins. */
export type QueuesOverview = Schemas["Overview"];
export type QueueOverview = Schemas["QueueOverview"];
export type WorkerOverview = Schemas["WorkerOverview"];
export type QueuesHistory = Schemas["History"];
export type HistoryPoint = Schemas["HistoryPoint"];
export type JobState = Schemas["JobState"];
export type QueueName = Schemas["Queue"];
export type QueueJob = Schemas["JobSummary"];
export type QueueJobDetail = Schemas["JobDetail"];
export type JobFilter = { [Field in keyof Schemas["JobFilter"]]?: NonNullable<Schemas["JobFilter"][Field]> };
export type ErrorGroup = Schemas["ErrorGroup"];
export type AuditedAction = Schemas["AuditedAction"];

export type Notification = Schemas["Notification"];
export type Notifications = Schemas["Notifications"];

/** The platform, for admins. */
export type AdminStats = Schemas["AdminStats"];
export type Activity = Schemas["Activity"];
export type SystemHealth = Schemas["SystemHealth"];
export type HealthStatus = Schemas["Badge"]["status"];
export type Analytics = Schemas["Analytics"];
export type AnalyticsPoint = Schemas["AnalyticsPoint"];
export type ManagedUser = Schemas["UserSummary"];
export type Retention = Schemas["Retention"];

/** The blog. */
export type BlogPostSummary = Schemas["BlogPostSummary"];
export type PublishedPost = Schemas["PublishedPost"];
export type MarkdownBlock = PublishedPost["blocks"][number];
export type MarkdownInline = Schemas["MarkdownParagraph"]["children"][number];
export type ManagedPostSummary = Schemas["ManagedPostSummary"];
export type ManagedPost = Schemas["ManagedPost"];
export type NewBlogPost = Schemas["NewBlogPost"];
export type BlogPostChange = Schemas["BlogPostChange"];
export type BlogStatus = ManagedPost["status"];
export const blogStatuses = ["draft", "published", "archived"] as const satisfies BlogStatus[];

export const jobStates = ["queued", "running", "succeeded", "failed", "cancelled"] as const satisfies JobState[];
export const queueNames = ["interactive", "documents", "browser", "background"] as const satisfies QueueName[];
