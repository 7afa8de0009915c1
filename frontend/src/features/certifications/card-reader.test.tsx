import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answering, show } from "@/testing/render";

import { CardReader } from "./card-reader";

const photo = (name: string) => new File([name], name, { type: "image/jpeg" });
const picker = () => screen.getByLabelText<HTMLInputElement>("Photograph a card");

function open(answer: unknown) {
  const api = answering({ "POST /api/read-certificate": answer });
  vi.stubGlobal("fetch", api.fetch);
  return { user: show(<CardReader />), sent: () => api.sent.filter(({ call }) => call.startsWith("POST")) };
}

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:card", revokeObjectURL: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

it("keeps why a card was not read beside the button", async () => {
  const refusal = new Response(JSON.stringify({ code: "card_unreadable", message: "no words" }), { status: 400 });
  const { user, sent } = open(refusal);
  await user.upload(picker(), [photo("front.jpg"), photo("back.jpg")]);
  expect(await within(screen.getByRole("alert")).findByText(/Lay the card flat/)).toBeTruthy();
  const form = sent()[0]?.body as FormData;
  expect(form.getAll("card").map((file) => (file as File).size)).toEqual([9, 8]); // "front.jpg", "back.jpg"
});

it("sends no more than two sides", async () => {
  const { user, sent } = open({});
  await user.upload(picker(), [photo("1.jpg"), photo("2.jpg"), photo("3.jpg")]);
  expect(screen.getByText(/A card has two sides at most/)).toBeTruthy();
  expect(sent()).toEqual([]);
});
