import type { I18n, MessageDescriptor } from "@lingui/core";

export type Parameter = string | number | string[];
export type Parameters = Readonly<Record<string, Parameter>>;

/** What the API tells: `message` says in English what `code` and `params` say in any language. */
export interface CodedMessage {
  code: string;
  params?: Parameters | null | undefined;
  message: string;
}

/** The names and figures that sentences have places for. */
type Place =
  | "area"
  | "column"
  | "columns"
  | "company"
  | "counties"
  | "field"
  | "host"
  | "file"
  | "from_title"
  | "job"
  | "limit"
  | "line"
  | "megabytes"
  | "megapixels"
  | "months"
  | "name"
  | "names"
  | "number"
  | "other"
  | "pages"
  | "part"
  | "period"
  | "periods"
  | "percent"
  | "queue"
  | "reason"
  | "serving"
  | "soc"
  | "status"
  | "text"
  | "title"
  | "trades"
  | "titles"
  | "value"
  | "whole"
  | "words";

/** Lists and figures as the language writes them; only `count` stays a number, for the sake of plurals. */
type Written = Readonly<Record<Place, string>> & { count: number };

/** A sentence, and where it has names or figures in it, a sentence for these. What isn't ours to word is a string. */
export type Sentence = MessageDescriptor | ((params: Written) => MessageDescriptor | string);

/**
 * The sentence for a code, in the person's language. The server's English stands in for a code that only a newer
 * version knows, and where the parameters that a sentence needs weren't kept.
 */
export function say(i18n: I18n, sentences: Readonly<Record<string, Sentence>>, told: CodedMessage): string {
  const { code, params, message } = told;
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (!sentence) return message;
  if (typeof sentence !== "function") return i18n._(sentence);
  if (!params) return message;
  const filled = sentence(written(i18n, params));
  return typeof filled === "string" ? filled : i18n._(filled);
}

function written(i18n: I18n, params: Parameters): Written {
  const words = Object.entries(params).map(([name, value]) => [name, asWords(i18n, value)]);
  return { ...(Object.fromEntries(words) as Record<Place, string>), count: Number(params.count ?? 0) };
}

function asWords(i18n: I18n, value: Parameter): string {
  if (typeof value === "number") return i18n.number(value);
  return typeof value === "string" ? value : new Intl.ListFormat(i18n.locale).format(value);
}
