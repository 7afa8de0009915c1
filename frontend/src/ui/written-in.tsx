import { Trans, useLingui } from "@lingui/react/macro";

import type { Language } from "@/i18n/preferred-language";

import { Tag } from "./tag";

/** Says which language a text is in, to whom reads the product in another. */
export function WrittenIn({ language }: { language: Language }) {
  const { i18n } = useLingui();
  if (language === i18n.locale) return null;
  const name = new Intl.DisplayNames(i18n.locale, { type: "language" }).of(language);
  return (
    <Tag colour="grey">
      <Trans>In {name}</Trans>
    </Tag>
  );
}
