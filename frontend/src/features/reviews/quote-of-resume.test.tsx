import { expect, it } from "vitest";

import { parts } from "./quote-of-resume";

const marked = (line: string, ...texts: string[]) =>
  parts(line, texts)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

it("marks what the doubt is about, each once, wherever it stands", () => {
  expect(marked("Welder, Bayline, 2017 – 2021", "Bayline", "Welder")).toBe("[Welder], [Bayline], 2017 – 2021");
  expect(marked("Welder, Bayline", "2017")).toBe("Welder, Bayline");
  expect(marked("Welder", "", "Welder")).toBe("[Welder]");
});
