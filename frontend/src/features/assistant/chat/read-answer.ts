import { WorkExperienceForm } from "@/api/limits";
import { type ProficiencyLevel, proficiencyLevels, type SkillType } from "@/api/model";

import { compareMonths, firstDay, type Month, monthOf } from "../dates/month";
import { type DateContext, isPlausible, understandDate } from "../dates/understand-date";
import { folded } from "../dates/words";
import type { Fields, Turn } from "./chat";
import { say } from "./chat";
import { doesNotKnow, hasNothingToAdd, saysNo, stillThere } from "./intents";
import { toolType } from "./tool-type";

const LONGEST_NAME = WorkExperienceForm.jobTitle.maxLength;
const LONGEST_DUTIES = WorkExperienceForm.duties.maxLength;
const JOB_MONTHS_AHEAD = 12;

/** An answer: the text, and the suggestion that was pressed, if it was one. */
export interface Answer {
  text: string;
  choice?: string | undefined;
}

/** The fields that an answer fills, or what to say when it can't be understood. */
export type Read = { fields: Fields } | { retry: Turn };

export type ReadAnswer = (answer: Answer, fields: Fields, context: DateContext) => Read;

const retry = (code: string, suggestions: string[] = []): Read => ({ retry: { lines: [say(code)], suggestions } });

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,;]+$/, "");
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const TITLE_LEAD_IN =
  /^(?:well,? |so,? |pues,? )?(?:(?:i(?: am|['’]m| was| have been| work(?:ed)?(?: there)? as)|it(?:['’]s| is| was)|my (?:job )?(?:title|job|position) (?:is|was)|as|soy|fui|era|yo (?:soy|fui|era)|trabaj(?:o|é|e|aba) (?:como|de)|mi puesto (?:es|era|fue)|como|de)\s+)(?:an? |the |una? |el |la )?/i;
const COMPANY_LEAD_IN =
  /^(?:well,? |so,? |pues,? )?(?:(?:i work(?:ed)? (?:at|for|with)|it(?:['’]s| is| was)(?: called)?|the company (?:is|was)(?: called)?|at|for|trabaj(?:o|é|e|aba) (?:en|para|con)|se llama(?:ba)?|la empresa (?:es|era|fue|se llama)|en|para)\s+)/i;

/** A line of text, without the words that only lead to it. */
function readName(text: string, leadIn: RegExp | undefined, field: string): Read {
  const name = tidy(leadIn ? text.trim().replace(leadIn, "") : text);
  if (!/[\p{L}\p{N}]/u.test(name) || doesNotKnow(name)) return retry("name_unclear");
  if (name.length > LONGEST_NAME) return retry("name_too_long");
  return { fields: { [field]: withCapital(name) } };
}

export const readLine =
  (field: string, leadIn?: RegExp): ReadAnswer =>
  ({ text }) =>
    readName(text, leadIn, field);

/** Who answers with dates has read on: they are no company's name. */
export const readCompany: ReadAnswer = ({ text }, _, context) =>
  understandDate(text, "start", context).kind === "range"
    ? retry("name_unclear")
    : readName(text, COMPANY_LEAD_IN, "companyName");

/** In Spanish only a capital tells the company of "soldadora en Aceros del Norte" from "técnico en refrigeración". */
const TITLE_AND_COMPANY = /^(?<title>.+?[\p{L}\p{N}])\s+(?:[Aa][Tt]\s+(?<company>\S.*)|en\s+(?<empresa>\p{Lu}.*))$/u;

/** Phones begin every line with a capital: then what a title is of is told by its words, "Técnico en Refrigeración". */
const TITLE_OF_A_FIELD =
  /^(?:tecnic|ingenier|licenciad|especialista|expert|auxiliar|ayudante|asistente|supervisor|encargad|jef|operador|maestr|oficial|aprendiz)/;
const FIELD = /^(?:\S+(?:cion|sion|dad|ura|miento|ica|eria|aje)|aire|gas|frio|redes|sistemas|motores|obra)\b/;

/** "I was a welder at ABC Steel" answers two questions at once. */
export const readJobTitle: ReadAnswer = ({ text }) => {
  const groups = TITLE_AND_COMPANY.exec(text.trim())?.groups ?? {};
  const named = groups.title?.replace(TITLE_LEAD_IN, "") ?? "";
  const isOfField = TITLE_OF_A_FIELD.test(folded(named)) || FIELD.test(folded(groups.empresa ?? ""));
  const company = groups.company ?? (/^\p{Lu}/u.test(named) && isOfField ? undefined : groups.empresa);
  const title = company && groups.title;
  const read = readName(title ?? text, TITLE_LEAD_IN, "jobTitle");
  if (!company || "retry" in read) return read;
  const at = readName(company, undefined, "companyName");
  return "retry" in at ? at : { fields: { ...read.fields, ...at.fields } };
};

export const readDuties: ReadAnswer = ({ text, choice }) => {
  if (choice === "skip" || hasNothingToAdd(text)) return { fields: { duties: "" } };
  return text.length > LONGEST_DUTIES ? retry("duties_too_long") : { fields: { duties: text.trim() } };
};

export const readStart: ReadAnswer = (answer, _, context) => {
  const understood = understandDate(answer.text, "start", context);
  if (understood.kind === "range") {
    const { start, end } = understood;
    const wrong =
      problemOf(start, context, JOB_MONTHS_AHEAD) ?? (end !== "present" && problemOf(end, context, JOB_MONTHS_AHEAD));
    if (wrong) return wrong;
    return { fields: { startDate: firstDay(start), endDate: end === "present" ? null : firstDay(end) } };
  }
  return readMonth(understood, "startDate", context, JOB_MONTHS_AHEAD);
};

export const readEnd: ReadAnswer = ({ text, choice }, { startDate }, context) => {
  if (choice === "still_there") return { fields: { endDate: null } };
  const understood = understandDate(text, "end", context);
  if (understood.kind === "present") return { fields: { endDate: null } };
  const isDated = understood.kind !== "unclear" || understood.maybe.length > 0;
  if (!isDated && stillThere(text) && !saysNo(text)) return { fields: { endDate: null } };
  if (!isDated && saysNo(text)) return retry("ask_when_left");
  const end = understood.kind === "range" && understood.end !== "present" ? understood.end : undefined;
  const read = readMonth(end ? { kind: "month", month: end } : understood, "endDate", context, JOB_MONTHS_AHEAD);
  if ("retry" in read) return read;
  return startDate && read.fields.endDate && read.fields.endDate < startDate ? retry("end_before_start") : read;
};

export const readIssueDate: ReadAnswer = ({ text }, _, context) =>
  readMonth(understandDate(text, "start", context), "issueDate", context, 0);

function readMonth(
  understood: ReturnType<typeof understandDate>,
  field: string,
  context: DateContext,
  monthsAhead: number,
): Read {
  if (understood.kind === "month") {
    return problemOf(understood.month, context, monthsAhead) ?? { fields: { [field]: firstDay(understood.month) } };
  }
  const { maybe } = understood.kind === "unclear" ? understood : { maybe: [] };
  const now = monthOf(context.today);
  const possible = maybe.filter((month) => isPlausible(month, now, monthsAhead));
  const offered = [...possible].sort((one, other) => compareMonths(other, one)).slice(0, 4);
  return offered.length > 0
    ? retry(
        "date_choose",
        offered.map((month) => `month:${firstDay(month)}`),
      )
    : retry("date_unclear");
}

function problemOf(month: Month, { today }: DateContext, monthsAhead: number): Read | undefined {
  const now = monthOf(today);
  if (isPlausible(month, now, monthsAhead)) return undefined;
  return retry(compareMonths(month, now) > 0 ? "date_future" : "date_too_old");
}

/** The highest first: "very good" is more than good. */
const LEVEL_WORDS: Record<ProficiencyLevel, RegExp> = {
  Expert: /\b(?:expert\w*|master|train others|exp[ei]rt[oa])\b/,
  Advanced: /\b(?:advanced|high\w*|very (?:good|well|skilled)|avanzad[oa]|muy bien)\b/,
  Intermediate: /\b(?:intermediate|medium|regular\w*|average|good|intermedi[oa]|medi[oa]|bien)\b/,
  Beginner: /\b(?:beginner|basic\w*|new|novice|little|learning|principiante|basic[oa]|poco|nuev[oa])\b/,
};

export const LEVEL_CHOICES = proficiencyLevels.map((level) => `level:${level}`);

export const readLevel: ReadAnswer = ({ text, choice }) => {
  const chosen = proficiencyLevels.find((level) => choice === `level:${level}`);
  const level = chosen ?? proficiencyLevels.toReversed().find((one) => LEVEL_WORDS[one].test(folded(text)));
  return level ? { fields: { proficiencyLevel: level } } : retry("level_unclear", LEVEL_CHOICES);
};

/** The four that the assistant suggests, as the types that a skill is stored under. */
export const SUGGESTED_TYPES: Record<string, SkillType> = {
  Equipment: "Heavy Equipment",
  Software: "Software",
  Manual: "Technical Skill",
  Safety: "Safety Equipment",
};
export const TYPE_CHOICES = Object.keys(SUGGESTED_TYPES).map((type) => `type:${type}`);

const TYPE_WORDS: [RegExp, SkillType][] = [
  [/\b(?:power tools?|herramientas? electricas?)\b/, "Power Tool"],
  [/\b(?:hand tools?|herramientas? manual(?:es)?|herramientas?)\b/, "Hand Tool"],
  [/\b(?:safety|ppe|seguridad|proteccion)\b/, "Safety Equipment"],
  [/\b(?:software|programs?|computers?|programas?|computadora)\b/, "Software"],
  [/\b(?:equipment|machines?|machinery|vehicles?|equipos?|maquinas?|maquinaria|vehiculos?)\b/, "Heavy Equipment"],
  [/\b(?:manual|technical|craft|trade|skill|oficio|tecnic[oa]|habilidad)\b/, "Technical Skill"],
  [/\b(?:other|otr[oa])\b/, "Other"],
];

/** A nail gun is equipment to whoever answers so, and no heavy one: of tools the name tells the type. */
export const readType: ReadAnswer = ({ text, choice }, { name }) => {
  const chosen = choice?.startsWith("type:") ? SUGGESTED_TYPES[choice.slice("type:".length)] : undefined;
  const told = chosen ?? TYPE_WORDS.find(([words]) => words.test(folded(text)))?.[1];
  const isAnyEquipment = told === "Heavy Equipment" && !/heavy|pesad/.test(folded(text));
  const type = isAnyEquipment ? (toolType(name ?? "") ?? told) : told;
  return type ? { fields: { type } } : retry("type_unclear", TYPE_CHOICES);
};
