import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { ResumeUpload } from "./resume-upload";

const photo = (name: string) => new File([name], name, { type: "image/jpeg" });

function open() {
  const refusal = new Response(JSON.stringify({ code: "picture_unreadable", message: "no words" }), { status: 400 });
  const api = answering({ "POST /api/parse-resume": refusal, "GET /api/resume-reviews": [] });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<ResumeUpload isNext />), sent: () => api.sent.filter(({ call }) => call.startsWith("POST")) };
}

const picker = () => screen.getByLabelText<HTMLInputElement>("Choose a file");
const pages = () =>
  within(screen.getByRole("list", { name: "Pages of your resume" }))
    .getAllByRole("listitem")
    .map((page) => page.textContent);

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:page", revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

it("collects photographed pages, puts them in order and sends them as one resume", async () => {
  const { user, sent } = open();
  await user.upload(picker(), photo("second.jpg"));
  await user.upload(picker(), photo("first.jpg"));
  expect(pages()).toEqual(["Page 1second.jpg", "Page 2first.jpg"]);
  await user.click(screen.getByRole("button", { name: "Move page 2 up" }));
  await user.click(screen.getByRole("button", { name: "Read these 2 pages" }));
  await screen.findAllByText(/Lay the page flat/);
  const form = sent()[0]?.body as FormData;
  expect(form.getAll("resume").map((file) => (file as File).size)).toEqual([9, 10]); // "first.jpg", "second.jpg"
});

it("keeps why an upload failed beside it, and the pages for another try", async () => {
  const { user } = open();
  await user.upload(picker(), photo("page.jpg"));
  await user.click(screen.getByRole("button", { name: "Read this page" }));
  expect(await screen.findByRole("link", { name: "tell the assistant" })).toBeTruthy();
  expect(pages()).toEqual(["Page 1page.jpg"]);
});

it.each([
  ["resume.doc", /save it as PDF or as .docx/],
  ["resume.zip", /A resume is read from/],
])("says of %s what helps, and sends nothing", async (name, helps) => {
  const { user, sent } = open();
  picker().removeAttribute("accept"); // people drop other files than they are offered
  await user.upload(picker(), new File(["text"], name));
  expect(screen.getByText("Invalid File Type")).toBeTruthy();
  expect(screen.getByText(helps)).toBeTruthy();
  expect(sent()).toEqual([]);
});
