import { expect, it } from "vitest";

import { addressOf, filterOf, fromLocalField, toLocalField } from "./job-filter";

it("reads from the address what it wrote into it", () => {
  const filter = {
    kind: "render_pdf",
    queue: "documents",
    state: "failed",
    user: "rosa+1@example.com",
    search: "9d3c8a4e",
    since: "2026-03-01T08:30:00.000Z",
    endedSince: "2026-03-01T09:30:00.000Z",
    errorCode: "bug",
    frame: "workers/render_pdf.py:44 in run",
  } as const;
  expect(filterOf(new URLSearchParams(addressOf(filter)))).toEqual(filter);
});

it("leaves out what is no state, no queue and no moment", () => {
  const address = new URLSearchParams("state=lost&queue=nosuch&since=yesterday&until=&user=%20&kind=parse_resume");
  expect(filterOf(address)).toEqual({ kind: "parse_resume" });
});

it("brings a moment through a field of local time and back", () => {
  expect(fromLocalField(toLocalField("2026-07-01T08:30:00.000Z"))).toBe("2026-07-01T08:30:00.000Z");
  expect(fromLocalField(toLocalField(undefined))).toBe("");
});
