import { beforeEach, expect, it, vi } from "vitest";

import { keepFor } from "@/api/kept-answers";
import type { User } from "@/api/model";
import { deviceCaches } from "@/testing/device-caches";
import { answering } from "@/testing/render";

import { readForLater } from "./read-for-later";

const rosa = { id: "rosa" } as User;
const DOCUMENT = "/api/generated-documents/00000000-0000-4000-8000-0000000000";
const LISTS = [
  "/api/generated-documents",
  "/api/profile",
  "/api/work-experiences",
  "/api/equipment-skills",
  "/api/certifications",
  "/api/document-templates",
];

beforeEach(() => vi.stubGlobal("caches", deviceCaches()));

it("asks for the lists and the ten newest documents, and for nothing twice", async () => {
  const documents = Array.from({ length: 12 }, (_, place) => DOCUMENT + String(10 + place));
  const answers = Object.fromEntries([...LISTS, ...documents].map((path) => [`GET ${path}`, {}]));
  answers["GET /api/generated-documents"] = documents.map((path) => ({ id: path.split("/").at(-1) }));
  const { fetch, sent } = answering(answers);
  vi.stubGlobal("fetch", fetch);
  await keepFor(rosa);

  const began = Date.now() - 1;
  await readForLater(began);
  expect(sent.map(({ call }) => call)).toEqual([...LISTS, ...documents.slice(0, 10)].map((path) => `GET ${path}`));
  await readForLater(began);
  expect(sent).toHaveLength(16);

  await readForLater(Date.now() + 60_000); // at another visit: lists may have changed elsewhere
  expect(sent.slice(16).map(({ call }) => call)).toEqual(LISTS.map((path) => `GET ${path}`));
});
