import { i18n } from "@lingui/core";
import { focusManager } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { useGeneratedDocuments } from "@/api/queries/generated-documents";
import { useOpenReviews } from "@/api/queries/resume-reviews";
import type { Notification, Notifications } from "@/features/notifications/api";
import { wordsOf } from "@/features/notifications/notification-words";
import { speak } from "@/i18n/language";
import { answering, type Answers, show } from "@/testing/render";

import { Bell } from "./bell";

const expiring: Notification = {
  id: "4a1c8a4e-0000-4000-8000-000000000001",
  code: "certification_expires",
  parameters: { name: "6G", expirationDate: "2026-12-01", days: 30 },
  jobId: null,
  createdAt: new Date().toISOString(),
  readAt: null,
};
const toCheck: Notification = {
  ...expiring,
  id: "4a1c8a4e-0000-4000-8000-000000000002",
  code: "resume_to_check",
  parameters: { kind: "parse_resume", count: 2 },
  jobId: "9d3c8a4e-0000-4000-8000-000000000003",
};
const both: Notifications = { notifications: [expiring, toCheck], unread: 2 };
const readAll: Notifications = {
  notifications: both.notifications.map((one) => ({ ...one, readAt: expiring.createdAt })),
  unread: 0,
};

function ring(answers: Answers) {
  const api = answering(answers);
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<Bell />), sent: api.sent };
}

afterEach(async () => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  await speak("en");
});

it("counts what is unread and marks all that were shown", async () => {
  const { user, sent } = ring({ "GET /api/notifications": both, "POST /api/notifications/read": readAll });
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  const link = await screen.findByRole("link", { name: /6G expires soon/ });
  expect(link.getAttribute("href")).toBe("/skills?tab=certifications");
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByRole("button", { name: "Notifications", hidden: true })).toBeTruthy();
  expect(sent.at(-1)).toEqual({ call: "POST /api/notifications/read", body: { through: expiring.id } });
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

it("leads to what it tells of, and marks that one as read", async () => {
  const { user, sent } = ring({
    "GET /api/notifications": both,
    [`POST /api/notifications/${toCheck.id}/read`]: { ...both, unread: 1 },
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  const link = await screen.findByRole("link", { name: /Your resume left 2 things open\./ });
  expect(link.getAttribute("href")).toBe(`/review/${toCheck.jobId ?? ""}`);
  await user.click(link);
  expect(await screen.findByText("elsewhere")).toBeTruthy();
  expect(sent.some(({ call }) => call.endsWith(`${toCheck.id}/read`))).toBe(true);
});

it("doesn't say that there is nothing when the server can't be asked", async () => {
  const { user } = ring({});
  await user.click(screen.getByRole("button", { name: "Notifications" }));
  expect(await screen.findByText("Notifications can't be shown right now.")).toBeTruthy();
  expect(screen.queryByText(/^Nothing yet/)).toBeNull();
});

it("speaks Spanish", async () => {
  await speak("es");
  expect(wordsOf(i18n, expiring)?.title).toBe("6G vence pronto");
});

it.each([{ code: "paid_with_beans" }, { parameters: { name: "6G" } }])("says nothing of what it can't word", (odd) => {
  expect(wordsOf(i18n, { ...expiring, ...odd })).toBeUndefined();
});

it("says what will be told here while there is nothing", async () => {
  const { user } = ring({ "GET /api/notifications": { notifications: [], unread: 0 } });
  await user.click(await screen.findByRole("button", { name: "Notifications" }));
  const words = await screen.findByText(/^Nothing yet/);
  expect(words.textContent).toContain("certificate");
  expect(words.textContent).toContain("document");
});

it("has what is on the screen read again once it tells of something new", async () => {
  const answers: Answers = {
    "GET /api/notifications": { notifications: [expiring], unread: 1 },
    "GET /api/resume-reviews": [],
    "GET /api/generated-documents": [],
  };
  vi.stubGlobal("fetch", answering(answers).fetch);
  const Reviews = () => <p>{useOpenReviews().data?.length}</p>;
  const Documents = () => <b>{useGeneratedDocuments().data?.length}</b>;
  show(
    <>
      <Bell />
      <Reviews />
      <Documents />
    </>,
  );
  expect(await screen.findByText("0", { selector: "p" })).toBeTruthy();
  expect(await screen.findByText("0", { selector: "b" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeTruthy();

  Object.assign(answers, { "GET /api/notifications": both, "GET /api/resume-reviews": [{ id: toCheck.jobId }] });
  Object.assign(answers, { "GET /api/generated-documents": [{ id: "d0c5" }] });
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText("1", { selector: "p" })).toBeTruthy();
  expect(await screen.findByText("1", { selector: "b" })).toBeTruthy();
});
