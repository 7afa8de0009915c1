import { expect, it } from "vitest";

import { firstDay } from "./month";
import { understandTenure } from "./understand-tenure";

const today = new Date(2026, 10, 22);

function said(text: string, language = "en") {
  const tenure = understandTenure(text, { today, language });
  return tenure && [firstDay(tenure.start), tenure.end ? firstDay(tenure.end) : null, tenure.isCounted];
}

it.each([
  ["about three years", "2023-11-01"],
  ["3 years", "2023-11-01"],
  ["three and a half years", "2023-05-01"],
  ["a year and a half", "2025-05-01"],
  ["two years and three months", "2024-08-01"],
  ["eighteen months", "2025-05-01"],
  ["18 months", "2025-05-01"],
  ["half a year", "2026-05-01"],
  ["a couple of years", "2024-11-01"],
  ["I worked there for ten years", "2016-11-01"],
  ["unos tres años", "2023-11-01"],
  ["un año y medio", "2025-05-01"],
  ["medio año", "2026-05-01"],
  ["dos años y tres meses", "2024-08-01"],
  ["como 20 años", "2006-11-01"],
])("counts %s back from today", (text, start) => expect(said(text)).toEqual([start, null, true]));

it.each([
  ["since April 2018", ["2018-04-01", null, false]],
  ["desde abril de 2018", ["2018-04-01", null, false]],
  ["from 2015 to 2018", ["2015-01-01", "2018-01-01", false]],
  ["2018 to present", ["2018-01-01", null, false]],
  ["three years, until May 2020", ["2017-05-01", "2020-05-01", true]],
])("takes the dates of %s", (text, tenure) => expect(said(text)).toEqual(tenure));

it.each(["a long time", "a few years", "not long", "toda la vida", ""])("says nothing of %s", (text) =>
  expect(said(text)).toBeUndefined(),
);
