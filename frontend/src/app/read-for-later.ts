import { api } from "@/api/client";
import { keptAnswer } from "@/api/kept-answers";
import type { GeneratedDocument } from "@/api/model";

const NEWEST_DOCUMENTS = 10;
const DAY_MS = 86_400_000;
const LISTS = [
  "/api/generated-documents",
  "/api/profile",
  "/api/work-experiences",
  "/api/equipment-skills",
  "/api/certifications",
  "/api/document-templates",
] as const;

/**
 * Reads what should be there without a connection, which is what keeps it: one call after the other, so that whatever
 * the person does meanwhile comes first. What was read since the page began is not asked for again, nor a document that
 * was read within a day: at most sixteen calls on a new device, a few at later visits.
 */
export async function readForLater(pageBegan: number): Promise<void> {
  for (const path of LISTS) if (!(await isKept(path, pageBegan))) await api.GET(path);
  const documents = (await keptAnswer("/api/generated-documents"))?.body as GeneratedDocument[] | undefined;
  for (const { id } of documents?.slice(0, NEWEST_DOCUMENTS) ?? [])
    if (!(await isKept(`/api/generated-documents/${id}`, Date.now() - DAY_MS)))
      await api.GET("/api/generated-documents/{document_id}", { params: { path: { document_id: id } } });
}

async function isKept(path: string, since: number): Promise<boolean> {
  const kept = await keptAnswer(path);
  return kept !== undefined && kept.at >= since;
}
