import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { chooseTheme, type Theme, themes, useTheme } from "./theme";

const names: Record<Theme, MessageDescriptor> = { system: msg`System`, light: msg`Light`, dark: msg`Dark` };

/** Three radio buttons in a row, on paper or, in the sidebar, on steel. */
export function ThemeSwitch({ onSteel = false }: { onSteel?: boolean }) {
  const { i18n } = useLingui();
  const chosen = useTheme();
  const chosenLook = onSteel
    ? "has-checked:bg-steel-ink has-checked:text-[#1b1e21]"
    : "has-checked:bg-ink has-checked:text-paper";
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Appearance</Trans>
      </legend>
      <div className="inline-flex w-fit overflow-hidden rounded-card border border-current/40">
        {themes.map((theme) => (
          <label
            key={theme}
            className={`grid min-h-tap cursor-pointer place-items-center px-3 text-sm font-medium focus-ring-within ${chosenLook}`}
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
