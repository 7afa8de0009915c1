import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { chooseTheme, type Theme, themes, useTheme } from "./theme";

const names: Record<Theme, MessageDescriptor> = { system: msg`System`, light: msg`Light`, dark: msg`Dark` };

/** Three radio buttons in a row. It takes its colours from the text around it, for it stands on paper and on steel. */
export function ThemeSwitch() {
  const { i18n } = useLingui();
  const chosen = useTheme();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Colors</Trans>
      </legend>
      <div className="inline-flex w-fit overflow-hidden rounded-card border border-current/40">
        {themes.map((theme) => (
          <label
            key={theme}
            className="grid min-h-tap cursor-pointer place-items-center px-3.5 text-sm font-medium has-checked:bg-hivis has-checked:text-hivis-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-blue"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            {i18n._(names[theme])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
