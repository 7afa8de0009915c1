import { i18n } from "@lingui/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import schema from "../../../openapi.json";
import { speak } from "../language";
import { errorWords } from "./errors";
import { detailWords, findingWords, stepWords } from "./jobs";

const message = "As the server says it.";

describe("in Spanish", () => {
  beforeAll(() => speak("es"));
  afterAll(() => speak("en"));

  it.each([
    [
      { code: "pdf_locked" },
      "Este PDF necesita una contraseña para abrirse. Guarda una copia sin contraseña y sube esa.",
    ],
    [
      { code: "list_full", params: { limit: 500 } },
      "Esta lista está llena: ya tiene 500 entradas. Borra una antes de agregar otra.",
    ],
    [{ code: "too_many_attempts", params: { count: 1 } }, "Demasiados intentos. Vuelve a intentarlo en un minuto."],
    [{ code: "too_many_attempts", params: { count: 7 } }, "Demasiados intentos. Vuelve a intentarlo en 7 minutos."],
    [{ code: "invalid", params: { problem: "required", field: "jobTitle" } }, "Puesto: este dato es obligatorio."],
    [
      { code: "invalid", params: { problem: "required", field: "relation" } },
      "Quién es para ti: este dato es obligatorio.",
    ],
    [{ code: "invalid", params: { problem: "required", field: "detail" } }, "Falta algo. Completa lo que está vacío."],
    [
      { code: "invalid", params: { problem: "out_of_order", field: "endDate", other: "startDate" } },
      "Fecha de fin: no puede ser anterior a “Fecha de inicio”.",
    ],
  ])("says the refusal %o", (told, words) => {
    expect(errorWords(i18n, { ...told, message })).toBe(words);
  });

  it.each([
    ["requirements_matched", { part: 7, whole: 9 }, "7 de 9"],
    ["jobs_reviewed", { count: 1 }, "1 trabajo"],
    ["pages", { count: 3 }, "3 páginas"],
    ["writing", { text: "Soldé {vigas} <b>en</b> altura." }, "Soldé {vigas} <b>en</b> altura."],
  ])("says the detail %s", (code, params, words) => {
    expect(detailWords(i18n, { code, params, message })).toBe(words);
  });

  it("lists names as the language does", () => {
    const params = { names: ["OSHA 10", "CPR", "TWIC"] };
    expect(findingWords(i18n, { code: "issuer_missing", params, message })).toContain("OSHA 10, CPR y TWIC");
  });

  it("says a step", () => {
    expect(stepWords(i18n, { code: "finding_jobs", message })).toBe("Buscando tus trabajos...");
  });

  it("leaves a code of a newer version, and one whose parameters weren't kept, in the server's words", () => {
    expect(errorWords(i18n, { code: "brand_new", message })).toBe(message);
    expect(errorWords(i18n, { code: "constructor", message })).toBe(message);
    expect(errorWords(i18n, { code: "list_full", message })).toBe(message);
  });
});

it("never tells a field by the name that only the API has for it", () => {
  const schemas = schema.components.schemas;
  const fields = Object.values(schemas).flatMap((one) => ("properties" in one ? Object.keys(one.properties) : []));
  const camelCase = /\b[a-z]+[A-Z]\w*/;
  for (const problem of schemas.InvalidProblem.enum) {
    expect(errorWords(i18n, { code: "invalid", params: { problem, field: "detail", limit: 5 }, message })).not.toMatch(
      /detail/i,
    );
    for (const field of [...fields, "brandNew"]) {
      const params = { problem, field, other: field, limit: 5, value: "EXPERT" };
      expect(errorWords(i18n, { code: "invalid", params, message })).not.toMatch(camelCase);
    }
  }
});

it("has nothing to say where the server sent neither code nor sentence", () => {
  expect(errorWords(i18n, {})).toBeUndefined();
});
