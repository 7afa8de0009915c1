import { expect, it } from "vitest";

import { scoreColour } from "./match-score";

it.each([
  [100, "green"],
  [80, "green"],
  [79, "blue"],
  [60, "blue"],
  [59, "yellow"],
  [40, "yellow"],
  [39, "grey"],
  [0, "grey"],
])("%d percent is %s", (percent, colour) => expect(scoreColour(percent)).toBe(colour));
