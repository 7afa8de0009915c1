import { expect, it } from "vitest";

import { limitsOf } from "./limits.mjs";

const nullable = (schema) => ({ oneOf: [schema, { type: "null" }] });

it("makes one constant of each schema that has limits", () => {
  const schemas = {
    Form: {
      properties: {
        name: { type: "string", minLength: 1, maxLength: 200 },
        day: nullable({ type: "string", format: "date", "x-earliest": "1920-01-01", "x-days-ahead": 1 }),
        tags: { type: "array", items: { type: "string", maxLength: 50 }, maxItems: 20 },
        status: { type: "string" },
      },
    },
    Answer: { properties: { title: { type: "string" } } },
    Kind: { enum: ["a", "b"] },
  };
  const limits = {
    name: { minLength: 1, maxLength: 200 },
    day: { earliest: "1920-01-01", daysAhead: 1 },
    tags: { maxItems: 20, items: { maxLength: 50 } },
  };
  expect(limitsOf(schemas)).toContain(`export const Form = ${JSON.stringify(limits)} as const;`);
  expect(limitsOf(schemas)).not.toMatch(/Answer|Kind/);
});
