import { useLingui } from "@lingui/react";

import { chooseLanguage } from "@/i18n/language";
import { type Language, languages } from "@/i18n/preferred-language";

import { Button } from "./button";

/** Offers the other language, by its own name. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const { i18n } = useLingui();
  const other: Language = i18n.locale === "es" ? "en" : "es";
  return (
    <Button look="small" lang={other} className={className} onClick={() => void chooseLanguage(other)}>
      {languages[other]}
    </Button>
  );
}
