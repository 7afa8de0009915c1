import { expect, it } from "vitest";

import { proficiencyColours } from "./skill-words";

it("gives each level of a skill the colour that it has everywhere", () => {
  expect(proficiencyColours).toEqual({ Expert: "green", Advanced: "blue", Intermediate: "yellow", Beginner: "grey" });
});
