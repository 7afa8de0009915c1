import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";

import { duration } from "./quantities";

const english = setupI18n({ locale: "en", messages: { en: {} } });

it.each([
  [0, "0~sec"],
  [0.03, "<~0.1~sec"],
  [0.1, "0.1~sec"],
  [0.49, "0.4~sec"],
  [12.9, "12~sec"],
  [200, "3~min 20~sec"],
  [7_500, "2~hr 5~min"],
  [349_200, "4~days 1~hr"],
])("says %s seconds as %s, where ~ is a blank at which no line ends", (seconds, said) => {
  expect(duration(english, seconds)).toBe(said.replaceAll("~", "\u00a0"));
});
