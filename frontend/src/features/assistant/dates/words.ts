/** Words of dates and durations in both languages, in lower case and without accents. */

export const MONTHS: Record<string, number> = {
  ...{ january: 1, jan: 1, enero: 1, ene: 1, february: 2, feb: 2, febrero: 2, march: 3, mar: 3, marzo: 3 },
  ...{ april: 4, apr: 4, abril: 4, abr: 4, may: 5, mayo: 5, june: 6, jun: 6, junio: 6, july: 7, jul: 7, julio: 7 },
  ...{ august: 8, aug: 8, agosto: 8, ago: 8, september: 9, sept: 9, sep: 9, septiembre: 9, setiembre: 9, set: 9 },
  ...{ october: 10, oct: 10, octubre: 10, november: 11, nov: 11, noviembre: 11 },
  ...{ december: 12, dec: 12, diciembre: 12, dic: 12 },
};

/** First and last month, as the northern half of the world has them; a winter is named for its December. */
export const SEASONS: Record<string, [first: number, last: number]> = {
  ...{ spring: [3, 5], primavera: [3, 5], summer: [6, 8], verano: [6, 8] },
  ...{ fall: [9, 11], autumn: [9, 11], otono: [9, 11], winter: [12, 12], invierno: [12, 12] },
};

/** "Early 2018" and the like: the month that is meant. */
export const PARTS_OF_A_YEAR: Record<string, number> = {
  ...{ early: 1, beginning: 1, start: 1, principios: 1, inicios: 1, comienzos: 1 },
  ...{ mid: 6, middle: 6, mediados: 6, late: 12, end: 12, finales: 12, fines: 12 },
};

const NUMBERS: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, un: 1, una: 1, uno: 1, two: 2, couple: 2, dos: 2, par: 2, three: 3, tres: 3 },
  ...{ four: 4, cuatro: 4, five: 5, cinco: 5, six: 6, seis: 6, seven: 7, siete: 7, eight: 8, ocho: 8 },
  ...{ nine: 9, nueve: 9, ten: 10, diez: 10, eleven: 11, once: 11, twelve: 12, doce: 12, thirteen: 13, trece: 13 },
  ...{ fourteen: 14, catorce: 14, fifteen: 15, quince: 15, sixteen: 16, dieciseis: 16, seventeen: 17 },
  ...{ diecisiete: 17, eighteen: 18, dieciocho: 18, nineteen: 19, diecinueve: 19, twenty: 20, veinte: 20 },
  ...{ thirty: 30, treinta: 30, forty: 40, cuarenta: 40 },
};

const longestFirst = (words: string[]) => [...words].sort((one, other) => other.length - one.length).join("|");

export const MONTH = longestFirst(Object.keys(MONTHS));
/** Without the abbreviations: "ago" and "set" are words, too. */
export const WHOLE_MONTH = longestFirst(Object.keys(MONTHS).filter((name) => name.length > 3));
export const SEASON = longestFirst(Object.keys(SEASONS));
export const PART_OF_A_YEAR = longestFirst(Object.keys(PARTS_OF_A_YEAR));
export const NUMBER = `\\d+(?:[.,]\\d)?|(?:a |un )?(?:couple|par)(?: of| de)?|${longestFirst(Object.keys(NUMBERS))}`;

/** "3", "2.5", "three", "un", "a couple of". NaN for anything else. */
export function numberOf(text: string): number {
  const words = text.replace(/^(?:a|un) (?=couple|par)/, "").replace(/ (?:of|de)$/, "");
  return NUMBERS[words] ?? Number(words.replace(",", "."));
}

/** In lower case, without accents, with plain apostrophes and dashes and single blanks. */
export const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
