import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { z } from "zod";

import { day } from "@/i18n/dates";

import type { Notification } from "./api";

const kinds = ["parse_resume", "generate_document", "render_pdf"] as const;
const job = { kind: z.enum(kinds), documentType: z.string().optional(), title: z.string().optional() };
const certificate = { name: z.string(), expirationDate: z.string() };

/** What the server tells, by its code. */
const told = z.discriminatedUnion("code", [
  z.object({ code: z.literal("certification_expires"), ...certificate, days: z.number() }),
  z.object({ code: z.literal("certification_expired"), ...certificate }),
  z.object({ code: z.literal("resume_to_check"), count: z.number() }),
  z.object({ code: z.literal("job_succeeded"), ...job }),
  z.object({ code: z.literal("job_failed"), ...job }),
]);

type Told = Pick<Notification, "code" | "parameters" | "jobId">;

export interface NotificationWords {
  title: string;
  description: string;
  /** Where something can be done about it. */
  to: string;
}

/** A notification in the person's language; undefined for one that only a newer version can word. */
export function wordsOf(i18n: I18n, { code, parameters, jobId }: Told): NotificationWords | undefined {
  const known = told.safeParse({ ...parameters, code });
  if (!known.success) return undefined;
  const one = known.data;
  switch (one.code) {
    case "certification_expires": {
      const { name } = one;
      const date = day(i18n, one.expirationDate);
      return {
        title: i18n._(msg`${name} expires soon`),
        description: i18n._(msg`It is valid until ${date}. Renew it in time.`),
        to: "/skills?tab=certifications",
      };
    }
    case "certification_expired": {
      const { name } = one;
      const date = day(i18n, one.expirationDate);
      return {
        title: i18n._(msg`${name} has expired`),
        description: i18n._(msg`It was valid until ${date}. Enter the new date when you renew it.`),
        to: "/skills?tab=certifications",
      };
    }
    case "resume_to_check":
      return {
        title: i18n._(msg`Please check your profile`),
        description: i18n._(
          msg`${plural(one.count, {
            one: "Your resume left # thing open.",
            other: "Your resume left # things open.",
          })}`,
        ),
        to: jobId ? `/review/${jobId}` : "/profile",
      };
    case "job_succeeded":
      return succeeded(i18n, one.kind, jobId, one.title);
    case "job_failed":
      return failed(i18n, one.kind);
  }
}

type Kind = (typeof kinds)[number];

function succeeded(i18n: I18n, kind: Kind, jobId: string | null, title = ""): NotificationWords {
  switch (kind) {
    case "parse_resume":
      return {
        title: i18n._(msg`Your resume was read`),
        description: i18n._(msg`What was new in it is in your profile now.`),
        to: jobId ? `/review/${jobId}` : "/profile",
      };
    case "generate_document":
      return { title: i18n._(msg`Your document is ready`), description: title, to: "/generate" };
    case "render_pdf":
      return {
        title: i18n._(msg`Your PDF is ready`),
        description: i18n._(msg`Download it from the list of your documents.`),
        to: "/generate",
      };
  }
}

function failed(i18n: I18n, kind: Kind): NotificationWords {
  const description = i18n._(msg`None of your data was changed. Please try again.`);
  switch (kind) {
    case "parse_resume":
      return { title: i18n._(msg`Your resume could not be read`), description, to: "/profile" };
    case "generate_document":
      return { title: i18n._(msg`Your document could not be written`), description, to: "/generate" };
    case "render_pdf":
      return { title: i18n._(msg`Your PDF could not be printed`), description, to: "/generate" };
  }
}
