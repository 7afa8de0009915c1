import { i18n } from "@lingui/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { translateDetail } from "../details";
import { speak } from "../language";
import { translateServerMessage } from ".";
import { refusals } from "./refusals";
import { steps } from "./steps";

const translate = (message: string) => translateServerMessage(i18n, message);

describe("in Spanish", () => {
  beforeAll(() => speak("es"));
  afterAll(() => speak("en"));

  it.each(Object.keys({ ...steps, ...refusals }))("knows: %s", (message) => {
    expect(translate(message)).not.toBe(message);
  });

  it("translates a message of several sentences that are known one by one", () => {
    const said =
      "That posting wasn't found. It may have been taken down or filled. " +
      "Copy the job description from the page and paste it in under Manual Entry.";
    expect(translate(said)).toBe(
      "No se encontró ese anuncio. Puede que lo hayan retirado o que el puesto ya esté ocupado. " +
        "Copia la descripción del puesto de la página y pégala en Entrada manual.",
    );
  });

  it("translates what was found in a resume, with the person's own names and figures", () => {
    const said =
      "We added 3 jobs, 1 skill and 2 certifications to your profile. " +
      "The resume gives only years for Welder at Bayline. Please check the months.";
    expect(translate(said)).toBe(
      "Agregado a tu perfil: 3 trabajos, 1 habilidad y 2 certificaciones. " +
        "El currículum solo da los años de Welder at Bayline. Revisa los meses.",
    );
    expect(translate("We added 8 skills to your profile.")).toContain("8 habilidades");
  });

  it.each([
    ["Job title is required", "Puesto: obligatorio."],
    ["Start date is too long ago. Please check the year.", "Fecha de inicio: hace demasiado tiempo. Revisa el año."],
    ["End date can't be before start date.", "Fecha de fin: no puede ser anterior a “Fecha de inicio”."],
    [
      "This list holds 500 entries. Please delete one before you add another.",
      "Esta lista ya tiene 500 entradas. Borra una antes de agregar otra.",
    ],
  ])("says %s in the words of the form", (said, words) => {
    expect(translate(said)).toBe(words);
  });

  it("shows what it doesn't know as it came", () => {
    expect(translate("A brand new sentence. And another.")).toBe("A brand new sentence. And another.");
  });

  it.each([
    ["7 of 9", "7 de 9"],
    ["3 jobs", "3 trabajos"],
    ["1 page", "1 página"],
    ["9 found", "9 encontrados"],
    ["Picture 2 of 3", "Imagen 2 de 3"],
    ["something else", "something else"],
  ])("says the detail %s as %s", (detail, words) => {
    expect(translateDetail(i18n, detail)).toBe(words);
  });
});

it("leaves the server's English alone in English", () => {
  expect(translate("We added 1 job to your profile.")).toBe("We added 1 job to your profile.");
});
