import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { ContactForm as limits } from "@/api/limits";
import { answering, show } from "@/testing/render";

import type { Contact } from "./api";
import { ContactCard } from "./contact-card";
import { ContactForm } from "./contact-form";

const empty = { phone: null, city: null, state: null, links: [] };
const SAVED = "https://linkedin.com/in/rosa";

function open(contact: object = empty) {
  const api = answering({
    "GET /api/profile": { user: {}, workExperiences: [], equipmentSkills: [], certifications: [], contact },
    "PUT /api/profile/contact": { ...empty, phone: "(510) 555-0142", links: [SAVED] },
  });
  vi.stubGlobal("fetch", api.fetch);
  const user = show(<ContactCard />);
  return { user, written: () => api.sent.filter(({ call }) => call.startsWith("PUT")) };
}

const card = async () => {
  const region = within(await screen.findByRole("region", { name: "How employers reach you" }));
  await region.findByLabelText("Phone");
  return region;
};

afterEach(() => vi.unstubAllGlobals());

it("has a field for each link that the API takes", async () => {
  open();
  expect((await card()).getAllByLabelText(/^Link/)).toHaveLength(limits.links.maxItems);
});

it("saves what was typed, a link also without its https://", async () => {
  const { user, written } = open();
  const form = await card();
  await user.type(form.getByLabelText("Phone"), " (510) 555-0142");
  await user.type(form.getByLabelText("Link"), "linkedin.com/in/rosa");
  await user.click(form.getByRole("button", { name: "Save Contact Details" }));
  expect(await screen.findByText("Contact Details Saved")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ ...empty, phone: "(510) 555-0142", links: [SAVED] });
  expect(form.getByLabelText<HTMLInputElement>("Link").value).toBe(SAVED);
});

it("takes over what an upload has read meanwhile, and keeps what was typed", async () => {
  const user = show(<BesideAnUpload />);
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await user.type(screen.getByLabelText("City"), "Oakland");
  await user.click(screen.getByRole("button", { name: "upload" }));
  expect(["Phone", "City", "Link"].map(value)).toEqual(["555-0142", "Oakland", SAVED]);
});

function BesideAnUpload() {
  const [contact, setContact] = useState<Contact>(empty);
  const read = { phone: "555-0142", city: "Richmond", state: "CA", links: [SAVED] };
  return (
    <>
      <button onClick={() => setContact(read)}>upload</button>
      <ContactForm contact={contact} />
    </>
  );
}

it("shows what is stored", async () => {
  open({ phone: "555-0142", city: "Richmond", state: "CA", links: [SAVED, "http://rosa.example"] });
  const form = await card();
  const values = ["Phone", "City", "State", "Link", "Link 2"].map(
    (label) => form.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(["555-0142", "Richmond", "CA", SAVED, "http://rosa.example"]);
});

it.each(["javascript:alert(1)", "ftp://rosa.example", "https://", "rosa", "https://a.example/<b>"])(
  "says beside the field that %s is no link, and nothing is sent",
  async (typed) => {
    const { user, written } = open();
    const form = await card();
    await user.type(form.getByLabelText("Link 2"), typed);
    await user.type(form.getByLabelText("Phone"), "call me");
    await user.click(form.getByRole("button", { name: "Save Contact Details" }));
    expect(await form.findByText(/web address like/)).toBeTruthy();
    expect(form.getByText(/phone number like/)).toBeTruthy();
    expect(form.getByLabelText("Link 2").getAttribute("aria-invalid")).toBe("true");
    expect(written()).toEqual([]);
  },
);
