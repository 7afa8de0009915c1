import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "@/testing/render";

import type { MarkdownBlock } from "./api";
import { PostBody } from "./post-body";

const text = (words: string) => ({ type: "text", text: words }) as const;
const paragraph = (words: string): MarkdownBlock => ({ type: "paragraph", children: [text(words)] });

it("makes elements of every kind of node", () => {
  show(
    <PostBody
      blocks={[
        { type: "heading", level: 3, children: [text("Before you cut")] },
        {
          type: "list",
          start: 4,
          items: [[paragraph("mark"), { type: "list", start: null, items: [[paragraph("saw")]] }]],
        },
        { type: "quote", children: [paragraph("said the foreman")] },
        { type: "code_block", text: "G01 X10" },
        { type: "table", header: [[text("Process")], [text("Position")]], rows: [[[text("SMAW")], [text("3G")]]] },
        { type: "rule" },
        {
          type: "paragraph",
          children: [
            { type: "strong", children: [{ type: "emphasis", children: [text("twice")] }] },
            { type: "code", text: "M30" },
            { type: "image", source: "/api/blog/images/1", alternative: "A saw" },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Before you cut" })).toBeTruthy();
  expect(screen.getByText("saw").closest("ul")?.closest("ol")?.getAttribute("start")).toBe("4");
  expect(screen.getByText("said the foreman").closest("blockquote")).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Code" })).getByText("G01 X10")).toBeTruthy();
  const table = within(screen.getByRole("group", { name: "Table" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Process", "Position"]);
  expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["SMAW", "3G"]);
  expect(screen.getByRole("separator")).toBeTruthy();
  expect(screen.getByText("twice").parentElement?.localName).toBe("strong");
  expect(screen.getByText("M30").localName).toBe("code");
  expect(screen.getByRole("img", { name: "A saw" }).getAttribute("src")).toBe("/api/blog/images/1");
});

it("shows markup as the text that it is", () => {
  show(<PostBody blocks={[paragraph("<img src=x onerror=alert(1)>")]} />);
  expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});

it("opens our own pages in place, and recommends nobody else's", async () => {
  const link = (href: string): MarkdownBlock => ({
    type: "paragraph",
    children: [{ type: "link", href, children: [text(href)] }],
  });
  const user = show(<PostBody blocks={[link("https://example.com/"), link("/register")]} />);
  expect(screen.getByRole("link", { name: "https://example.com/" }).getAttribute("rel")).toBe(
    "nofollow noopener noreferrer",
  );
  await user.click(screen.getByRole("link", { name: "/register" }));
  expect(await screen.findByText("elsewhere")).toBeTruthy();
});
