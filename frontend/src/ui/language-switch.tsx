import { useLingui } from "@lingui/react";

import { chooseLanguage, type Language, languages } from "@/i18n/language";

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
