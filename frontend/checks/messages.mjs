// `npm run check-messages`: fails if a text of the code isn't in the catalogues, or a translation is missing, left
// over, or lost a placeholder.
// A new text without its translation would otherwise appear in English to people who chose Spanish.
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

/** What a translation has to keep: the names of values, and the tags that stand for links. */
const placeholders = (text) => [...new Set(text.match(/\{\w+[,}]|<\/?\d+\/?>/g) ?? [])].sort().join(" ");

function* problemsOf(locale, inCode, translations) {
  for (const [id, { message }] of Object.entries(inCode)) {
    const translation = translations[id]?.translation;
    if (!translation) yield `${locale}: no translation: ${message}`;
    else if (placeholders(translation) !== placeholders(message)) yield `${locale}: other placeholders: ${translation}`;
  }
  for (const [id, { message }] of Object.entries(translations)) {
    if (!inCode[id]) yield `${locale}: left over: ${message}`;
  }
}

const problems = [];
for (const catalog of await getCatalogs(getConfig())) {
  const inCode = await catalog.collect();
  if (!inCode) throw new Error("the texts of the code could not be read");
  for (const [locale, translations] of Object.entries(await catalog.readAll())) {
    problems.push(...problemsOf(locale, inCode, translations));
  }
}

if (problems.length > 0) {
  console.error(
    [...problems, "Run `npm run messages`, then fill in what is missing in src/i18n/locales/es.po."].join("\n"),
  );
  process.exit(1);
}
