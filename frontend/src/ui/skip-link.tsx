import { Trans } from "@lingui/react/macro";

/** The first stop of the Tab key: past the menu, straight to the screen. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-card bg-card font-semibold text-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:p-3"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
