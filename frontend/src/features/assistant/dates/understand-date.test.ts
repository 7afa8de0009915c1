import { expect, it } from "vitest";

import { firstDay } from "./month";
import { isPlausible, understandDate } from "./understand-date";

const today = new Date(2026, 10, 22);

function said(text: string, edge: "start" | "end" = "start", language = "en"): unknown {
  const understood = understandDate(text, edge, { today, language });
  switch (understood.kind) {
    case "month":
      return firstDay(understood.month);
    case "range":
      return [firstDay(understood.start), understood.end === "present" ? "present" : firstDay(understood.end)];
    case "present":
      return "present";
    case "unclear":
      return understood.maybe.map(firstDay);
  }
}

it.each([
  ["2018", "2018-01-01"],
  ["1998", "1998-01-01"],
  ["in 1987", "1987-01-01"],
  ["March 2018", "2018-03-01"],
  ["mar. 2018", "2018-03-01"],
  ["I started in September, 1999", "1999-09-01"],
  ["March 15, 2018", "2018-03-01"],
  ["March 15th 2018", "2018-03-01"],
  ["15 March 2018", "2018-03-01"],
  ["March of '18", "2018-03-01"],
  ["March ’98", "1998-03-01"],
  ["'98", "1998-01-01"],
  ["3/2018", "2018-03-01"],
  ["03/2018", "2018-03-01"],
  ["3-2018", "2018-03-01"],
  ["3/15/2018", "2018-03-01"],
  ["15/3/2018", "2018-03-01"],
  ["3/4/2018", "2018-03-01"],
  ["3/15/98", "1998-03-01"],
  ["7/98", "1998-07-01"],
  ["2018-03", "2018-03-01"],
  ["2018-03-15", "2018-03-01"],
  ["summer of 2019", "2019-06-01"],
  ["Fall 2019", "2019-09-01"],
  ["last month", "2026-10-01"],
  ["this month", "2026-11-01"],
  ["yesterday", "2026-11-01"],
  ["last week", "2026-11-01"],
  ["last year", "2025-01-01"],
  ["last summer", "2026-06-01"],
  ["last March", "2026-03-01"],
  ["last December", "2025-12-01"],
  ["two years ago", "2024-11-01"],
  ["about 6 months ago", "2026-05-01"],
  ["a year ago", "2025-11-01"],
  ["half a year ago", "2026-05-01"],
  ["three and a half years ago", "2023-05-01"],
  ["a year and a half ago", "2025-05-01"],
  ["March of last year", "2025-03-01"],
  ["the beginning of this year", "2026-01-01"],
  ["early 2018", "2018-01-01"],
  ["the end of 2018", "2018-12-01"],
  ["mid-2018", "2018-06-01"],
  ["since April 2018", "2018-04-01"],
  ["No, I left in May 2020", "2020-05-01"],
  ["two thousand", []],
])("reads %s", (text, day) => expect(said(text)).toEqual(day));

it.each([
  ["marzo de 1998", "1998-03-01"],
  ["en marzo del 2018", "2018-03-01"],
  ["15 de marzo de 2018", "2018-03-01"],
  ["Enero 2020", "2020-01-01"],
  ["septiembre del año 2011", "2011-09-01"],
  ["verano de 2019", "2019-06-01"],
  ["otoño del 2019", "2019-09-01"],
  ["el mes pasado", "2026-10-01"],
  ["este mes", "2026-11-01"],
  ["el año pasado", "2025-01-01"],
  ["el verano pasado", "2026-06-01"],
  ["hace dos años", "2024-11-01"],
  ["hace medio año", "2026-05-01"],
  ["hace año y medio", "2025-05-01"],
  ["hace tres años y medio", "2023-05-01"],
  ["marzo del año pasado", "2025-03-01"],
  ["a principios de este año", "2026-01-01"],
  ["hace como seis meses", "2026-05-01"],
  ["a principios de 2018", "2018-01-01"],
  ["a finales del 2018", "2018-12-01"],
  ["ayer", "2026-11-01"],
  ["3/4/2018", "2018-04-01"],
  ["desde abril de 2018", "2018-04-01"],
])("reads %s in Spanish", (text, day) => expect(said(text, "start", "es")).toEqual(day));

it.each(["present", "I still work there", "currently", "now", "actualidad", "hasta la fecha", "todavía trabajo ahí"])(
  "takes %s for the present",
  (text) => expect(said(text, "end")).toBe("present"),
);

it.each([
  ["2015 to 2018", ["2015-01-01", "2018-01-01"]],
  ["from June 2015 until May 2018", ["2015-06-01", "2018-05-01"]],
  ["3/2015 - 5/2018", ["2015-03-01", "2018-05-01"]],
  ["2015–2018", ["2015-01-01", "2018-01-01"]],
  ["de marzo de 2015 a mayo de 2018", ["2015-03-01", "2018-05-01"]],
  ["2018 to present", ["2018-01-01", "present"]],
  ["desde 2018 hasta la actualidad", ["2018-01-01", "present"]],
  ["since April 2018, still there", ["2018-04-01", "present"]],
])("reads %s as a beginning and an end", (text, range) => expect(said(text)).toEqual(range));

it("takes the last month of a season for an end", () => expect(said("summer of 2019", "end")).toBe("2019-08-01"));

it.each(["a while ago", "when I was young", "", "soon", "no sé", "blue", "200 tons", "3", "Sept"])(
  "guesses nothing for %s",
  (text) => expect(Array.isArray(said(text))).toBe(true),
);

it.each([
  ["March", ["2025-03-01", "2026-03-01"]],
  ["December", ["2024-12-01", "2025-12-01"]],
  ["2015 or 2016", ["2015-01-01", "2016-01-01"]],
  ["from 2018 to 2015", ["2018-01-01", "2015-01-01"]],
  ["3/18", []],
])("offers what %s could mean, rather than guess", (text, months) => expect(said(text)).toEqual(months));

it("knows which months can be true of a working life", () => {
  const now = { year: 2026, month: 11 };
  expect(isPlausible({ year: 1919, month: 12 }, now, 12)).toBe(false);
  expect(isPlausible({ year: 1920, month: 1 }, now, 12)).toBe(true);
  expect(isPlausible({ year: 2027, month: 11 }, now, 12)).toBe(true);
  expect(isPlausible({ year: 2027, month: 12 }, now, 12)).toBe(false);
});
