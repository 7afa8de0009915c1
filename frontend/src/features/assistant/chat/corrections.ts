import type { Chat, CollectedList, Fields } from "./chat";

export type Correcting = NonNullable<Chat["correcting"]>;

const CHANGE =
  /^(?:please |por favor,? )?(?:can (?:you|we|i) |could (?:you|we|i) |i (?:want|need|would like) to |i['’]d like to |let me |let['’]s |quiero |quisiera |puedes |podemos |déjame |hay que )?(?:change|correct|fix|edit|update|cambiar?|corregir|corrige|editar?|arreglar?|modificar?)\s+(?:(?:my|the|that|this|mi|mis|el|la|los|las|ese|esa|este|esta)\s+)?(?:(?:last|latest|previous|current|(?:[uú]ltim|anterior)[oa]?s?)\s+)?(?<what>[\p{L} ]+?)(?:\s+(?:anterior|pasad[oa]))?(?:\s+(?:to|a|por)\s+(?<value>\S.*))?[.!]?$/iu;

const ITEMS: [RegExp, CollectedList][] = [
  [/^(?:job|work(?: experience)?|experience|trabajo|empleo|experiencia(?: laboral)?)$/i, "workExperiences"],
  [/^(?:skill|equipment|tool|habilidad|equipo|herramienta)$/i, "skills"],
  [/^(?:certification|certificate|licen[sc]e|certificaci[oó]n|certificado|licencia)$/i, "certifications"],
];

const FIELDS: Record<CollectedList, [RegExp, string][]> = {
  workExperiences: [
    [/^(?:(?:job )?title|position|puesto|cargo|t[ií]tulo)$/i, "jobTitle"],
    [/^(?:company(?: name)?|employer|empresa|compañ[ií]a|patr[oó]n)$/i, "companyName"],
    [/^(?:start(?:ing)?(?: date)?|beginning|fecha de (?:inicio|entrada)|inicio)$/i, "startDate"],
    [/^(?:end(?:ing)?(?: date)?|fecha de (?:fin|salida|t[eé]rmino)|salida|fin)$/i, "endDate"],
    [/^(?:dut(?:y|ies)|responsibilit(?:y|ies)|tareas|funciones|responsabilidades)$/i, "duties"],
  ],
  skills: [
    [/^(?:level|proficiency(?: level)?|nivel)$/i, "proficiencyLevel"],
    [/^(?:type|kind|tipo)$/i, "type"],
    [/^(?:(?:skill )?name|nombre)$/i, "name"],
  ],
  certifications: [
    [/^(?:issuer|issuing organization|organization|organizaci[oó]n|emisor)$/i, "issuingOrganization"],
    [/^(?:(?:issue )?date|date received|fecha(?: de emisi[oó]n)?)$/i, "issueDate"],
    [/^(?:(?:certification )?name|nombre)$/i, "name"],
  ],
};

/** The fields of an item, in the order in which they are offered. */
export const fieldsOf = (list: CollectedList): string[] =>
  ({
    workExperiences: ["jobTitle", "companyName", "startDate", "endDate", "duties"],
    skills: ["name", "proficiencyLevel", "type"],
    certifications: ["name", "issuingOrganization", "issueDate"],
  })[list];

export interface Correction {
  list: CollectedList;
  field: string | null;
  /** The right value, where it was given along with the wish. */
  value?: string | undefined;
}

/** "Change my last job", "fix the start date", "change the company to ABC Steel". Undefined for any other answer. */
export function correctionIn(text: string, nearest: CollectedList): Correction | undefined {
  const { what = "", value } = CHANGE.exec(text.trim())?.groups ?? {};
  if (!what) return undefined;
  const item = ITEMS.find(([noun]) => noun.test(what))?.[1];
  if (item) return { list: item, field: null };
  const lists: CollectedList[] = [nearest, "workExperiences", "skills", "certifications"];
  for (const list of lists) {
    const field = fieldNamed(what, list);
    if (field) return { list, field, value };
  }
  return undefined;
}

/** The field that somebody names when asked what should change. */
export const fieldNamed = (what: string, list: CollectedList) => {
  const noun = what
    .trim()
    .replace(/^(?:the|my|el|la|los|las|mi|mis)\s+/i, "")
    .replace(/[.!]$/, "");
  return FIELDS[list].find(([pattern]) => pattern.test(noun))?.[1];
};

/** The item that is meant: the one being asked about if it has any answer yet, else the last of its list. */
export function itemAt(chat: Chat, { list, place }: Pick<Correcting, "list" | "place">): Fields | undefined {
  return place === -1 ? chat.current : chat.collected[list][place];
}

/** The same chat with these fields of one item replaced. */
export function corrected(chat: Chat, { list, place }: Correcting, fields: Fields): Chat {
  if (place === -1) return { ...chat, current: { ...chat.current, ...fields } };
  const items = (chat.collected[list] as Fields[]).map((item, at) => (at === place ? { ...item, ...fields } : item));
  return { ...chat, collected: { ...chat.collected, [list]: items } };
}
